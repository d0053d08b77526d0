import type { OperationInput, OperationOutput } from '../../api/operation.ts';

export type Queue = OperationOutput<'listGradingQueue'>;
export type Filters = Pick<OperationInput<'listGradingQueue'>, 'course' | 'assignment'>;
/** `show`: which list is shown; without it, the submissions to grade. */
export type QueueFilters = Filters & Pick<OperationInput<'listGradingQueue'>, 'show' | 'search'>;

export type Submission = OperationOutput<'getSubmissionToGrade'>;
export type SubmissionKey = OperationInput<'claimSubmission'>;
/** Has the filters of the queue that it was opened from: the previous and the next submission depend on them. */
export type QueuedSubmission = SubmissionKey & Filters;
export type Grader = OperationOutput<'claimSubmission'>;
export type Rubric = NonNullable<Submission['rubric']>;
export type SubmissionFile = Submission['files'][number];

/** Feedback that was just returned, as long as that can be undone. */
export type Returned = SubmissionKey & {
  feedbackId: string;
  undoUntil: string;
  student: string;
  /** A grade that was typed in the gradebook: nothing else was written. */
  isTyped?: boolean | undefined;
};

/** A file as the page can show it. Nothing of it is executed. */
export type FileContent =
  | { kind: 'text'; text: string }
  | { kind: 'image' | 'pdf'; blob: Blob }
  | { kind: 'entries'; listing: OperationOutput<'listArchiveEntries'> };
