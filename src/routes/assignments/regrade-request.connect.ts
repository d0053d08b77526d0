import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { regradeRequestMachine } from '../../machines/assignments/regrade-request.machine.ts';
import type {
  RegradeReason,
  RegradeRequestView,
} from '../../ui/screens/assignments/regrade-request/regrade-request.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof regradeRequestMachine>;
type Send = ActorRefFrom<typeof regradeRequestMachine>['send'];

const closed: RegradeRequestView = { state: 'closed' };

export function connectRegradeRequest(
  snapshot: Snapshot,
  send: Send,
  { draft }: { draft: Draft<'regradeRequest'> },
): RegradeRequestView {
  const { graded, failure } = snapshot.context;
  if (!graded) return closed;
  const { assignment, grade } = graded;
  const open = { assignment: assignment.title, onClose: () => send({ type: 'close' }) };
  const form = { ...open, grade, isBlind: assignment.isBlind === true, ...writtenValues(draft, send) };
  const onSubmit = ({ reason }: RegradeReason) => send({ type: 'submit', reason });
  const why = sentence(failure, 'There was an error sending your request. Please try again.');
  return match(snapshot.value)
    .returnType<RegradeRequestView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('outdated', (state) => ({ state, ...open, why }))
    .exhaustive();
}
