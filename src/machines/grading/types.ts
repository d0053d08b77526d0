import type { OperationInput, OperationOutput } from '../../api/operation.ts';

export type Queue = OperationOutput<'listGradingQueue'>;
export type Filters = Pick<OperationInput<'listGradingQueue'>, 'course' | 'assignment'>;
/** Which list is shown, too: what waits, where it is absent. */
export type QueueFilters = Filters & Pick<OperationInput<'listGradingQueue'>, 'show'>;

export type Submission = OperationOutput<'getSubmissionToGrade'>;
/** Where it is, and under which filters its neighbours in the queue are looked for. */
export type SubmissionKey = OperationInput<'claimSubmission'>;
export type QueuedSubmission = SubmissionKey & Filters;
export type Grader = OperationOutput<'claimSubmission'>;
export type Rubric = NonNullable<Submission['rubric']>;
export type SubmissionFile = Submission['files'][number];

/** What was just returned, as long as it can be taken back. */
export type Returned = SubmissionKey & { feedbackId: string; undoUntil: string; student: string };

/** A file as the page can show it. Nothing of it is executed. */
export type FileContent =
  | { kind: 'text'; text: string }
  | { kind: 'image' | 'pdf'; blob: Blob }
  | { kind: 'entries'; listing: OperationOutput<'listArchiveEntries'> };
