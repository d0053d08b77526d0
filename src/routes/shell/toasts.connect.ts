import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { toastsMachine } from '../../machines/shell/toasts.machine.ts';
import type { ToastsView } from '../../ui/screens/shell/toasts/toasts.view.tsx';

type Snapshot = SnapshotFrom<typeof toastsMachine>;
type Send = ActorRefFrom<typeof toastsMachine>['send'];

export function connectToasts(snapshot: Snapshot, send: Send): ToastsView {
  return match(snapshot.value)
    .returnType<ToastsView>()
    .with('quiet', (state) => ({ state }))
    .with('showing', (state) => ({
      state,
      toasts: snapshot.context.toasts,
      onDismiss: (id) => send({ type: 'dismiss', id }),
    }))
    .exhaustive();
}
