import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Notice, noticesMachine } from '../../machines/shell/notices.machine.ts';
import type { noticesPanelMachine } from '../../machines/shell/notices-panel.machine.ts';
import type { NoticesPanelView } from '../../ui/screens/shell/notices-panel/notices-panel.view.tsx';

type Snapshot = SnapshotFrom<typeof noticesPanelMachine>;
type Send = ActorRefFrom<typeof noticesPanelMachine>['send'];
type Kept = { notices: Notice[]; send: ActorRefFrom<typeof noticesMachine>['send'] };

/** The panel's snapshot and the notices that were dismissed as what the footer shows. */
export function connectNoticesPanel(snapshot: Snapshot, send: Send, kept: Kept): NoticesPanelView {
  const { notices } = kept;
  return match(snapshot.value)
    .returnType<NoticesPanelView>()
    .with('closed', (state) => ({ state, notices, onOpen: () => send({ type: 'open' }) }))
    .with('open', (state) => ({
      state,
      notices,
      onClose: () => send({ type: 'close' }),
      onRemove: (id) => kept.send({ type: 'remove', id }),
      onClear: () => kept.send({ type: 'clear' }),
    }))
    .exhaustive();
}
