import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rememberedEmailMachine } from '../../machines/account/remembered-email.machine.ts';
import type { RememberedEmailView } from '../../ui/screens/account/remembered-email/remembered-email.view.tsx';

type Snapshot = SnapshotFrom<typeof rememberedEmailMachine>;
type Send = ActorRefFrom<typeof rememberedEmailMachine>['send'];

/** The kept address's snapshot as what the profile shows of it. */
export function connectRememberedEmail(snapshot: Snapshot, send: Send): RememberedEmailView {
  return match(snapshot.value)
    .returnType<RememberedEmailView>()
    .with('looking', 'none', () => ({ state: 'none' }))
    .with('kept', (state) => ({
      state,
      email: snapshot.context.email ?? '',
      onForget: () => send({ type: 'forget' }),
    }))
    .with('forgotten', (state) => ({ state }))
    .exhaustive();
}
