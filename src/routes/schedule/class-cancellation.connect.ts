import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { classCancellationMachine } from '../../machines/schedule/class-cancellation.machine.ts';
import type {
  Cancellation,
  ClassCancellationView,
} from '../../ui/screens/schedule/class-cancellation/class-cancellation.view.tsx';
import { dayAndTime } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof classCancellationMachine>;
type Send = ActorRefFrom<typeof classCancellationMachine>['send'];
type Means = { zone: string; draft: Draft<'classCancellation'> };

const closed: ClassCancellationView = { state: 'closed' };

export function connectClassCancellation(
  snapshot: Snapshot,
  send: Send,
  { zone, draft }: Means,
): ClassCancellationView {
  const { session, failure } = snapshot.context;
  if (!session) return closed;
  const open = {
    about: `${session.title}, ${dayAndTime(zone, session.startsAt)}`,
    onClose: () => send({ type: 'close' }),
  };
  const form = { ...open, ...writtenValues(draft, send) };
  const onSubmit = ({ reason }: Cancellation) => send({ type: 'submit', reason });
  const why = sentence(failure, 'There was an error cancelling the class. Please try again.');
  return match(snapshot.value)
    .returnType<ClassCancellationView>()
    .with('closed', () => closed)
    .with('confirming', (state) => ({ state, ...form, onSubmit }))
    .with({ cancelling: 'underWay' }, () => ({ state: 'cancelling.underWay', ...form }))
    .with({ cancelling: 'delayed' }, () => ({ state: 'cancelling.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('outdated', (state) => ({ state, ...open, why }))
    .exhaustive();
}
