import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { hintsMachine } from '../../machines/practice/hints.machine.ts';
import type { HintsView } from '../../ui/screens/practice/hints/hints.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof hintsMachine>;
type Send = ActorRefFrom<typeof hintsMachine>['send'];

export function connectHints({ value, context }: Snapshot, send: Send, isCounted: boolean): HintsView {
  const { hints, failure, solution } = context;
  const shown = hints.slice(0, context.shown);
  return match(value)
    .returnType<HintsView>()
    .with('hinting', (state) => ({
      state,
      shown,
      remaining: hints.length - shown.length,
      onNext: () => send({ type: 'next' }),
      onAsk: isCounted ? () => send({ type: 'ask' }) : undefined,
    }))
    .with('asking', (state) => ({
      state,
      shown,
      onConfirm: () => send({ type: 'confirm' }),
      onCancel: () => send({ type: 'cancel' }),
    }))
    .with('loading', (state) => ({ state, shown }))
    .with('failed', (state) => ({
      state,
      shown,
      reason: sentence(failure, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('shown', (state) => ({ state, shown, code: solution?.code ?? '', explanation: solution?.explanation }))
    .exhaustive();
}
