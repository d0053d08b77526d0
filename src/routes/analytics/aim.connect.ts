import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { learningAimMachine } from '../../machines/analytics/aim.machine.ts';
import type { LearningAimView } from '../../ui/screens/analytics/aim/aim.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof learningAimMachine>;
type Send = ActorRefFrom<typeof learningAimMachine>['send'];

/** `title` is the title of the aim that the path leads to. */
export function connectLearningAim({ value, context }: Snapshot, send: Send, title: string): LearningAimView {
  const { current, failure, wanted } = context;
  const aims = context.aims.map((aim) => ({ ...aim, isCurrent: aim.id === current }));
  const onCancel = current === null ? undefined : () => send({ type: 'cancel' });
  const choosing = { aims, onChoose: (aimId: string) => send({ type: 'choose', aimId }), onCancel };
  const asking = { title, onConfirm: () => send({ type: 'confirm' }), onCancel: () => send({ type: 'cancel' }) };
  return match(value)
    .returnType<LearningAimView>()
    .with('deciding', 'loading', () => ({ state: 'loading' }))
    .with('chosen', (state) => ({
      state,
      title,
      onChange: () => send({ type: 'change' }),
      onLeave: () => send({ type: 'leave' }),
    }))
    .with('failed', (state) => ({
      state,
      reason: sentence(failure, 'The aims could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
      onCancel,
    }))
    .with('choosing', (state) => ({ state, ...choosing }))
    .with('saving', (state) => ({ state, aims, wanted }))
    .with('notChosen', (state) => ({
      state,
      ...choosing,
      why: sentence(failure, 'Your aim could not be saved. Please try again.'),
    }))
    .with('confirming', (state) => ({ state, ...asking }))
    .with('leaving', (state) => ({ state, title }))
    .with('notLeft', (state) => ({
      state,
      ...asking,
      why: sentence(failure, 'The path could not be left. Please try again.'),
    }))
    .exhaustive();
}
