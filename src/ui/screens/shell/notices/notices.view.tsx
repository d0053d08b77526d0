import { NoticeRegion, type RegionNotice } from '../../../primitives/notice-region.tsx';

export type NoticesView = { state: 'quiet' } | { state: 'showing'; notice: RegionNotice; onDismiss: () => void };

/** The main toaster (§shell.8): a live region that is always rendered, with at most one notice in it. */
export function NoticesScreen({ view }: { view: NoticesView }) {
  return (
    <NoticeRegion
      notices={view.state === 'showing' ? [view.notice] : []}
      onDismiss={() => view.state === 'showing' && view.onDismiss()}
    />
  );
}
