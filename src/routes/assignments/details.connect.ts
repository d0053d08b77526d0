import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AssignmentFile } from '../../api/assignment.ts';
import type { assignmentDetailsMachine } from '../../machines/assignments/details.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { unsolvedIn } from '../../machines/assignments/unsolved.ts';
import { paths } from '../../paths.ts';
import type {
  AssignmentActions,
  AssignmentDetails,
  AssignmentDetailsView,
} from '../../ui/screens/assignments/details/details.view.tsx';
import { dayAndTime } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof assignmentDetailsMachine>;
type Send = ActorRefFrom<typeof assignmentDetailsMachine>['send'];
type Shown = {
  zone: string;
  /** The current list, because an assignment may have changed since its details were opened. */
  assignments: Assignment[];
  row: (file: AssignmentFile, name: string) => ReactNode;
  project: (assignment: Assignment) => ReactNode;
  onExtension: (assignment: Assignment) => void;
  onSubmit: (assignment: Assignment) => void;
  onSubmission: (assignment: Assignment) => void;
};

function details(assignment: Assignment, { zone, row, project }: Shown): AssignmentDetails {
  const { id, dueDate, submissionDate, extension, moreTime, late } = assignment;
  const { rubric = [], resubmissionsLeft = 0, isRegraded = false, isBlind = false } = assignment;
  return {
    ...assignment,
    due: dayAndTime(zone, dueDate),
    extension: extension && { ...extension, proposed: dayAndTime(zone, extension.proposedDate) },
    moreTime: moreTime && {
      until: dayAndTime(zone, moreTime.until),
      from: dayAndTime(zone, moreTime.from),
      reason: moreTime.reason,
    },
    late: late && { ...late, until: dayAndTime(zone, late.until) },
    submitted: submissionDate && dayAndTime(zone, submissionDate),
    rubric,
    resubmissionsLeft,
    isRegraded,
    isBlind,
    project: assignment.steps && project(assignment),
    attachments: assignment.attachments.map((fileName) => ({
      id: `${id}/${fileName}`,
      row: row({ kind: 'attachment', assignmentId: id, fileName }, fileName),
    })),
  };
}

function nextExerciseOf(assignment: Assignment): string | undefined {
  const [next] = unsolvedIn(assignment);
  return next && paths.lesson(assignment.courseId, next.lessonId);
}

/** §assignments.13: which buttons a status has. */
function actionsFor(assignment: Assignment, { onExtension, onSubmit, onSubmission }: Shown): AssignmentActions {
  return match(assignment.status)
    .with('pending', () => ({
      ...(assignment.excuse === undefined && { onExtension: () => onExtension(assignment) }),
      onSubmit: () => onSubmit(assignment),
      nextExercise: nextExerciseOf(assignment),
    }))
    .with('completed', () => ({ onSubmission: () => onSubmission(assignment) }))
    .with('graded', () => ({
      onSubmission: () => onSubmission(assignment),
      ...(assignment.resubmissionsLeft && { onResubmit: () => onSubmit(assignment) }),
    }))
    .with('overdue', () => ({
      onExtension: () => onExtension(assignment),
      ...(assignment.late?.isTaken && {
        onSubmit: () => onSubmit(assignment),
        nextExercise: nextExerciseOf(assignment),
      }),
      courseTo: paths.course(assignment.courseId),
    }))
    .exhaustive();
}

export function connectAssignmentDetails(snapshot: Snapshot, send: Send, shown: Shown): AssignmentDetailsView {
  const opened = snapshot.context.assignment;
  const current = opened && (shown.assignments.find(({ id }) => id === opened.id) ?? opened);
  const assignment = current && details(current, shown);
  return match(snapshot.value)
    .returnType<AssignmentDetailsView>()
    .with('closed', (state) => ({ state, assignment }))
    .with('open', (state) =>
      current && assignment
        ? { state, assignment, onClose: () => send({ type: 'close' }), actions: actionsFor(current, shown) }
        : { state: 'closed', assignment },
    )
    .exhaustive();
}
