import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assignmentDetailsMachine } from '../machines/assignment-details.machine.ts';
import type { Assignment } from '../machines/assignments.machine.ts';
import type {
  AssignmentDetails,
  AssignmentDetailsView,
} from '../ui/screens/assignment-details/assignment-details.view.tsx';
import { dayAndTime } from './when.ts';

type Snapshot = SnapshotFrom<typeof assignmentDetailsMachine>;
type Send = ActorRefFrom<typeof assignmentDetailsMachine>['send'];

function details(assignment: Assignment, zone: string): AssignmentDetails {
  const { title, courseName, status, description, dueDate, submissionDate, grade, feedback, attachments } = assignment;
  return {
    title,
    courseName,
    status,
    description,
    due: dayAndTime(zone, dueDate),
    submitted: submissionDate && dayAndTime(zone, submissionDate),
    grade,
    feedback,
    attachments,
  };
}

/** The dialog's snapshot as what it shows. */
export function connectAssignmentDetails(snapshot: Snapshot, send: Send, zone: string): AssignmentDetailsView {
  const assignment = snapshot.context.assignment && details(snapshot.context.assignment, zone);
  return match(snapshot.value)
    .returnType<AssignmentDetailsView>()
    .with('closed', (state) => ({ state, assignment }))
    .with('open', (state) =>
      assignment ? { state, assignment, onClose: () => send({ type: 'close' }) } : { state: 'closed', assignment },
    )
    .exhaustive();
}
