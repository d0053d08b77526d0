import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assignmentExtensionMachine } from '../../machines/assignments/extension.machine.ts';
import { laterDays, movedTo } from '../../machines/assignments/proposed-date.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import type {
  AssignmentExtensionView,
  ExtensionRequest,
} from '../../ui/screens/assignments/extension/extension.view.tsx';
import { dayAndTime } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof assignmentExtensionMachine>;
type Send = ActorRefFrom<typeof assignmentExtensionMachine>['send'];

const closed: AssignmentExtensionView = { state: 'closed' };

export function connectAssignmentExtension(
  snapshot: Snapshot,
  send: Send,
  { viewer, draft }: { viewer: Viewer; draft: Draft<'extension'> },
): AssignmentExtensionView {
  const { zone } = viewer;
  const { assignment, failure } = snapshot.context;
  if (!assignment) return closed;
  const { title, dueDate, extension } = assignment;
  const open = { assignment: title, due: dayAndTime(zone, dueDate), onClose: () => send({ type: 'close' }) };
  const form = {
    ...open,
    ...laterDays(dueDate, viewer),
    ...writtenValues(draft, send),
  };
  const onSubmit = ({ reason, day }: ExtensionRequest) =>
    send({ type: 'submit', reason, proposedDate: movedTo(day, dueDate, zone) });
  const why = sentence(failure, 'There was an error sending your request. Please try again.');
  return match(snapshot.value)
    .returnType<AssignmentExtensionView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('requested', (state) => ({
      state,
      ...open,
      reason: extension?.reason ?? '',
      proposed: extension ? dayAndTime(zone, extension.proposedDate) : '',
      asked: extension ? dayAndTime(zone, extension.requestedAt) : '',
    }))
    .exhaustive();
}
