import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionEndingMachine } from '../../machines/sync/session-ending.machine.ts';
import type { SessionEndingView } from '../../ui/screens/sync/session-ending/session-ending.view.tsx';
import { time } from '../dates-in-sentences.ts';

type Send = ActorRefFrom<typeof sessionEndingMachine>['send'];
type Beside = { zone: string; form: ReactNode; onLeave: () => void; onSwitch: () => void };

/** The note before the session's end, or the dialog for signing in again. */
export function connectSessionEnding(
  { value, context }: SnapshotFrom<typeof sessionEndingMachine>,
  send: Send,
  { zone, form, onLeave, onSwitch }: Beside,
): SessionEndingView {
  const endsAt = () => time(zone, context.endsAt);
  return match(value)
    .returnType<SessionEndingView>()
    .with('checking', 'waiting', () => ({ state: 'waiting' }))
    .with('finishing', (state) => ({ state }))
    .with('warned', (state) => ({ state, endsAt: endsAt(), onStay: () => send({ type: 'stay' }) }))
    .with('asking', (state) => ({ state, endsAt: endsAt(), form, onClose: () => send({ type: 'close' }) }))
    .with('ended', (state) => ({ state, form, onLeave, onSwitch }))
    .exhaustive();
}
