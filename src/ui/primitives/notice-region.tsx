import { css } from 'styled-system/css';
import { Notice, type NoticeType } from './notice.tsx';

const region = css({
  position: 'fixed',
  insetInlineEnd: { base: '4', sm: '6' },
  insetInlineStart: { base: '4', sm: '[auto]' },
  bottom: { base: '4', sm: '6' },
  // On a phone, above the bar of a working page.
  'body:has([data-bar]) &': { bottom: { base: '20', md: '6' } },
  // Where the bar is at the bottom of a wide window, too.
  'body:has([data-beside]) &': { bottom: '24' },
  zIndex: 'toast',
  width: { sm: '96' },
  pointerEvents: 'none',
  // No gap around an empty list: the region has no height without notices, so that nothing moves when the first arrives.
  '& > div:not(:empty) + div:not(:empty)': { marginTop: '2' },
  '& > div': { display: 'flex', flexDirection: 'column', gap: '2' },
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

/**
 * The corner where notices appear; screen readers announce errors and warnings at once, others when idle. Keep it
 * mounted.
 */
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
