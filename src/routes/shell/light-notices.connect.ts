import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lightNoticesMachine } from '../../machines/shell/light-notices.machine.ts';
import type { LightNoticesView } from '../../ui/screens/shell/light-notices/light-notices.view.tsx';

type Snapshot = SnapshotFrom<typeof lightNoticesMachine>;
type Send = ActorRefFrom<typeof lightNoticesMachine>['send'];

export function connectLightNotices(snapshot: Snapshot, send: Send): LightNoticesView {
  return match(snapshot.value)
    .returnType<LightNoticesView>()
    .with('quiet', (state) => ({ state }))
    .with('showing', (state) => ({
      state,
      notices: snapshot.context.notices,
      onDismiss: (id) => send({ type: 'dismiss', id }),
    }))
    .exhaustive();
}
