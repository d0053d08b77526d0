import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { laterDays, movedTo } from '../../machines/assignments/proposed-date.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { ExtensionAnswer, extensionAnswerMachine } from '../../machines/grading/extension-answer.machine.ts';
import type {
  AnswerForm,
  ExtensionAnswerView,
} from '../../ui/screens/grading/extension-answer/extension-answer.view.tsx';
import { dayAndTime } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof extensionAnswerMachine>;
type Send = ActorRefFrom<typeof extensionAnswerMachine>['send'];
type Means = { viewer: Viewer; draft: Draft<'extensionDecision'> };

const closed: ExtensionAnswerView = { state: 'closed' };

export function connectExtensionAnswer(snapshot: Snapshot, send: Send, { viewer, draft }: Means): ExtensionAnswerView {
  const { zone, now } = viewer;
  const { request, failure } = snapshot.context;
  if (!request) return closed;
  const { student, assignmentTitle, dueDate, proposedDate, handedIn } = request;
  const canGrant = !handedIn && Date.parse(proposedDate) > now();
  const form = {
    about: `${student}, ${assignmentTitle}`,
    proposed: canGrant ? dayAndTime(zone, proposedDate) : undefined,
    handedIn,
    due: dayAndTime(zone, dueDate),
    ...laterDays(dueDate, viewer),
    ...writtenValues(draft, send),
    onClose: () => send({ type: 'close' }),
  };
  const onSubmit = ({ answer, day, reason }: AnswerForm) =>
    send({
      type: 'submit',
      answer: match(answer)
        .returnType<ExtensionAnswer>()
        .with('proposed', () => ({ decision: 'granted', dueDate: proposedDate }))
        .with('other', () => ({ decision: 'granted', dueDate: movedTo(day, dueDate, zone) }))
        .with('declined', () => ({ decision: 'declined', reason }))
        .exhaustive(),
    });
  const why = sentence(failure, 'There was an error sending your answer. Please try again.');
  return match(snapshot.value)
    .returnType<ExtensionAnswerView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .exhaustive();
}
