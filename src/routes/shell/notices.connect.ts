import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { noticesMachine } from '../../machines/shell/notices.machine.ts';
import type { NoticesView } from '../../ui/screens/shell/notices/notices.view.tsx';

export function connectNotices(
  snapshot: SnapshotFrom<typeof noticesMachine>,
  send: ActorRefFrom<typeof noticesMachine>['send'],
): NoticesView {
  const { visible } = snapshot.context;
  if (snapshot.value === 'quiet' || !visible) return { state: 'quiet' };
  return { state: snapshot.value, notice: visible, onDismiss: () => send({ type: 'dismiss' }) };
}
