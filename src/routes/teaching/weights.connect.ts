import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Weights, weightsMachine } from '../../machines/teaching/weights.machine.ts';
import type { WeightsView } from '../../ui/screens/teaching/weights/weights.view.tsx';
import type { TypedWeights } from '../../ui/screens/teaching/weights/weights-form.ts';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof weightsMachine>;
type Send = ActorRefFrom<typeof weightsMachine>['send'];
type Means = { zone: string; draft: Draft<'weights'> };

const closed: WeightsView = { state: 'closed' };

export function connectWeights({ value, context }: Snapshot, send: Send, { zone, draft }: Means): WeightsView {
  const { weights, failure } = context;
  if (!weights) return closed;
  const assignments = weights.assignments.filter(({ isBlind }) => !isBlind);
  const saved = savedAs(assignments, weights);
  const written = draft.values ? writtenIn(draft.values, saved) : saved;
  const form = {
    assignments: assignments.map(({ id, title, weight }) => ({ id, title, saved: weight })),
    blind: weights.assignments.flatMap(({ title, isBlind }) => (isBlind ? [title] : [])),
    saved: savedBy(weights, zone),
    ...writtenValues(draft, send),
    written,
    onClose: () => send({ type: 'close' }),
  };
  const onSubmit = (typed: TypedWeights) =>
    send({
      type: 'submit',
      wanted: {
        // Those that are graded blind keep theirs.
        weights: weights.assignments.map(({ id, isBlind, weight }) => ({
          assignmentId: id,
          weight: isBlind ? weight : Number(typed.weights[id]),
        })),
        countsMissing: typed.countsMissing,
        seenByStudents: typed.seenByStudents,
      },
    });
  const why = sentence(failure, 'There was an error saving the weights. Please try again.');
  return match(value)
    .returnType<WeightsView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with({ conflict: 'loading' }, () => ({ state: 'conflict.loading', ...form }))
    .with({ conflict: 'failed' }, () => ({
      ...{ state: 'conflict.failed', ...form, onSubmit },
      failed: sentence(failure, 'Please try again.'),
    }))
    .with({ conflict: 'shown' }, () => ({
      ...{ state: 'conflict.shown', ...form, onSubmit },
      choices: otherChoices(weights, written),
    }))
    .exhaustive();
}

/** The form as it is without a draft. */
const savedAs = (assignments: Weights['assignments'], { countsMissing, seenByStudents }: Weights): TypedWeights => ({
  weights: Object.fromEntries(assignments.map(({ id, weight }) => [id, String(weight)])),
  countsMissing,
  seenByStudents,
});

/** What was typed for the assignments that the course has now; the others have been saved since. */
const writtenIn = (
  { weights: typed, countsMissing, seenByStudents }: TypedWeights,
  { weights: saved }: TypedWeights,
): TypedWeights => ({
  weights: Object.fromEntries(Object.entries(saved).map(([id, weight]) => [id, typed[id] ?? weight])),
  countsMissing,
  seenByStudents,
});

/** `Saved by Daniel Okoye on 18 November 2026.` */
const savedBy = ({ changedAt, changedBy }: Weights, zone: string) =>
  changedAt === undefined
    ? 'Until someone saves weights, all assignments weigh the same.'
    : `Saved ${changedBy ? `by ${changedBy} ` : ''}on ${plainDay(zone, changedAt)}.`;

/** The choices as they were saved, where others were made; otherwise empty. */
function otherChoices({ countsMissing, seenByStudents }: Weights, typed: TypedWeights): string {
  const missing = countsMissing ? 'Missing work counts as 0 there.' : 'Missing work does not count there.';
  const seen = seenByStudents
    ? 'Students see their course grade there.'
    : 'Students do not see their course grade there.';
  return [
    ...(countsMissing === typed.countsMissing ? [] : [missing]),
    ...(seenByStudents === typed.seenByStudents ? [] : [seen]),
  ].join(' ');
}
