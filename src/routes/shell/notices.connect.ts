import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { noticesMachine } from '../../machines/notices.machine.ts';
import type { NoticesView } from '../../ui/screens/notices/notices.view.tsx';

/** The toaster's snapshot as what its corner shows. */
export function connectNotices(
  snapshot: SnapshotFrom<typeof noticesMachine>,
  send: ActorRefFrom<typeof noticesMachine>['send'],
): NoticesView {
  const { visible } = snapshot.context;
  return match(snapshot.value)
    .returnType<NoticesView>()
    .with('quiet', (state) => ({ state }))
    .with('showing', (state) =>
      visible ? { state, notice: visible, onDismiss: () => send({ type: 'dismiss' }) } : { state: 'quiet' },
    )
    .exhaustive();
}
