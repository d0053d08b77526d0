import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { keptGradeMachine } from '../../machines/grading/kept-grade.machine.ts';
import type { KeptGradeView, KeptReason } from '../../ui/screens/grading/kept-grade/kept-grade.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof keptGradeMachine>;
type Send = ActorRefFrom<typeof keptGradeMachine>['send'];

const closed: KeptGradeView = { state: 'closed' };

export function connectKeptGrade(
  snapshot: Snapshot,
  send: Send,
  { draft }: { draft: Draft<'keptGrade'> },
): KeptGradeView {
  const { request, failure } = snapshot.context;
  if (!request) return closed;
  const { student, assignmentTitle, grade, reason: asked } = request;
  const form = {
    about: `${student}, ${assignmentTitle}`,
    grade,
    asked,
    ...writtenValues(draft, send),
    onClose: () => send({ type: 'close' }),
  };
  const onSubmit = ({ reason }: KeptReason) => send({ type: 'submit', reason });
  const why = sentence(failure, 'There was an error sending your answer. Please try again.');
  return match(snapshot.value)
    .returnType<KeptGradeView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .exhaustive();
}
