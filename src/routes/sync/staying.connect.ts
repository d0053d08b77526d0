import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { stayingMachine } from '../../machines/sync/staying.machine.ts';
import type { StayingView } from '../../ui/screens/sync/staying/staying.view.tsx';

type Send = ActorRefFrom<typeof stayingMachine>['send'];
type Beside = { form: ReactNode; onLeave: () => void; onSwitch: () => void };

/** What is said of a session that ends, as its note or its dialog. */
export function connectStaying(
  { value, context }: SnapshotFrom<typeof stayingMachine>,
  send: Send,
  { form, onLeave, onSwitch }: Beside,
): StayingView {
  const endsAt = () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(context.endsAt);
  return match(value)
    .returnType<StayingView>()
    .with('looking', 'calm', () => ({ state: 'calm' }))
    .with('finishing', (state) => ({ state }))
    .with('warned', (state) => ({ state, endsAt: endsAt(), onStay: () => send({ type: 'stay' }) }))
    .with('asking', (state) => ({ state, endsAt: endsAt(), form, onClose: () => send({ type: 'close' }) }))
    .with('lapsed', (state) => ({ state, form, onLeave, onSwitch }))
    .exhaustive();
}
