import { css } from 'styled-system/css';
import { Notice, type NoticeType } from './notice.tsx';

const region = css({
  '& > div': { display: 'flex', flexDirection: 'column', gap: '2' },
  '& > div:not(:empty) + div:not(:empty)': { marginTop: '2' },
  '& > div > *': { pointerEvents: 'auto' },
});

export type RegionNotice = { id: string; type: NoticeType; title?: string | undefined; message?: string | undefined };

export type NoticeRegionProps = {
  /** The region's name for screen readers. */
  label?: string | undefined;
  /** The notices that are shown. */
  notices: readonly RegionNotice[];
  /** Called with a notice's id when it is closed. */
  onDismiss: (id: string) => void;
};

const urgent = (notice: RegionNotice) => notice.type === 'error' || notice.type === 'warning';

/** Notices in the Corner; screen readers announce errors and warnings at once, others when idle. Keep it mounted. */
export function NoticeRegion({ label = 'Notifications', notices, onDismiss }: NoticeRegionProps) {
  const show = (notice: RegionNotice) => (
    <Notice
      key={notice.id}
      type={notice.type}
      title={notice.title}
      message={notice.message}
      onDismiss={() => onDismiss(notice.id)}
    />
  );
  return (
    <section aria-label={label} data-notices={notices.length > 0 || undefined} className={region}>
      <div aria-live="polite">{notices.filter((notice) => !urgent(notice)).map(show)}</div>
      <div aria-live="assertive">{notices.filter(urgent).map(show)}</div>
    </section>
  );
}
