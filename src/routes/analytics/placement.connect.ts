import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Path } from '../../machines/analytics/arrangement.ts';
import type { placementMachine } from '../../machines/analytics/placement.machine.ts';
import { paths } from '../../paths.ts';
import type { PlacementView } from '../../ui/screens/analytics/placement/placement.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof placementMachine>;
type Send = ActorRefFrom<typeof placementMachine>['send'];

const noQuestion = { id: '', prompt: '', choices: [], courseTitle: '', moduleTitle: '' };

function outcomeOf({ steps }: Path) {
  const next = steps.find(({ state }) => state === 'next');
  const modules = steps.flatMap((step) => step.modules);
  return {
    known: modules.filter(({ state }) => state === 'known' || state === 'skipped').map(({ title }) => title),
    next: next ? { title: next.courseTitle, to: paths.course(next.courseId) } : null,
  };
}

export function connectPlacement({ value, context }: Snapshot, send: Send, path: Path): PlacementView {
  const { placement, choice, failure } = context;
  const onStop = () => send({ type: 'stop' });
  const offer = { onStart: () => send({ type: 'start' }), onSkip: () => send({ type: 'skip' }) };
  const asked = {
    question: placement?.question ?? noQuestion,
    asked: placement?.asked ?? 0,
    atMost: placement?.atMost ?? 0,
    choice,
  };
  const answering = {
    ...asked,
    onChoose: (chosen: number) => send({ type: 'choose', choice: chosen }),
    onSubmit: () => send({ type: 'submit' }),
    onStop,
  };
  return match(value)
    .returnType<PlacementView>()
    .with('offered', (state) => ({ state, ...offer }))
    .with('skipped', (state) => ({ state, onStart: offer.onStart }))
    .with('starting', (state) => ({ state }))
    .with('notStarted', (state) => ({
      state,
      ...offer,
      why: sentence(failure, 'The questions could not be loaded. Please try again.'),
    }))
    .with('deciding', 'going', 'resuming', () => ({ state: 'resuming' }))
    .with('notResumed', (state) => ({
      state,
      reason: sentence(failure, 'Your question could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
      onStop,
    }))
    .with('asking', (state) => ({ state, ...answering }))
    .with('sending', (state) => ({ state, ...asked }))
    .with('notSent', (state) => ({
      state,
      ...answering,
      why: sentence(failure, 'What you chose is kept. Please try again.'),
    }))
    .with('stopping', (state) => ({ state }))
    .with('notStopped', (state) => ({
      state,
      why: sentence(failure, 'What you answered counts. Please try again.'),
      onStop,
      onGoOn: () => send({ type: 'goOn' }),
    }))
    .with('over', (state) => ({ state, ...outcomeOf(path) }))
    .exhaustive();
}
