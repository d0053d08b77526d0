import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gradingSubmissionMachine } from '../../machines/grading/submission.machine.ts';
import type { Filters, Submission } from '../../machines/grading/types.ts';
import { paths } from '../../paths.ts';
import type { GradingSubmissionView, SubmissionShown } from '../../ui/screens/grading/submission/submission.view.tsx';
import { dayAndTime } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof gradingSubmissionMachine>;
type Send = ActorRefFrom<typeof gradingSubmissionMachine>['send'];
type Shown = {
  zone: string;
  filters: Filters & { from?: 'regrades' };
  /** The address of the queue. */
  queue: string;
  grader: ReactNode;
  form: (submission: Submission) => ReactNode;
  history: (submission: Submission) => ReactNode;
  onGo: (to: string) => void;
};

function shown(submission: Submission, { zone, filters }: Shown): SubmissionShown {
  const { courseId, submissionId, student, assignmentTitle, courseName, description, attempts } = submission;
  const { studentId, submittedAt, isLate, attempt, previous, next, place } = submission;
  return {
    student,
    studentTo: studentId && paths.teach.student(courseId, studentId),
    assignment: assignmentTitle,
    course: courseName,
    courseTo: paths.teach.course(courseId),
    description,
    facts: [
      ...(attempt > 1 ? [{ text: `Attempt ${attempt}` }] : []),
      ...(isLate ? [{ text: 'Late', stands: 'out' as const }] : []),
    ],
    submitted: `Submitted ${dayAndTime(zone, submittedAt)}`,
    at: place && `${place.position} of ${place.total}`,
    previous: previous && paths.teach.submission(previous, filters),
    next: next && paths.teach.submission(next, filters),
    attempts: attempts
      .filter((one) => one.submissionId !== submissionId)
      .map((one) => ({
        label: `Attempt ${one.attempt}`,
        to: paths.teach.submission({ courseId, submissionId: one.submissionId }, filters),
      })),
  };
}

export function connectGradingSubmission(snapshot: Snapshot, send: Send, view: Shown): GradingSubmissionView {
  const { submission, reason } = snapshot.context;
  const open = { queue: view.queue };
  return match(snapshot.value)
    .returnType<GradingSubmissionView>()
    .with('loading', 'missing', (state) => ({ state, ...open }))
    .with('refused', (state) => ({ state, ...open, reason: reason ?? 'It is for another instructor of the course.' }))
    .with('failed', (state) => ({ state, ...open, onRetry: () => send({ type: 'retry' }) }))
    .with('shown', (state) => {
      if (!submission) return { state: 'loading', ...open };
      const { grader, form, history, onGo } = view;
      return {
        state,
        ...open,
        submission: shown(submission, view),
        grader,
        form: form(submission),
        history: history(submission),
        onGo,
      };
    })
    .exhaustive();
}
