/** The calls of the instructors' grading pages. */
import { actor } from './actors.ts';
import { client, done, file, parsed, withTimeout } from './client.ts';
import {
  claimSubmissionResponse,
  getSubmissionToGradeResponse,
  listArchiveEntriesResponse,
  listGradingQueueResponse,
  returnFeedbackResponse,
  undoFeedbackResponse,
} from './generated/schemas/grading.ts';
import type { KeyedCall, OperationInput, OperationOutput } from './operation.ts';
import { personChanged } from './signals.ts';

export const listGradingQueue = actor((query: OperationInput<'listGradingQueue'>) =>
  parsed(client.GET('/teach/grading', { params: { query } }), listGradingQueueResponse),
);

type Query = OperationInput<'getSubmissionToGrade'>;
type Submission = OperationOutput<'getSubmissionToGrade'>;

const load = ({ courseId, submissionId, ...query }: Query): Promise<Submission> =>
  parsed(
    client.GET('/teach/courses/{courseId}/submissions/{submissionId}', {
      params: { path: { courseId, submissionId }, query },
    }),
    getSubmissionToGradeResponse,
  );

/** Submissions that were loaded before they are opened. Each is used once, as it may have changed after that. */
const ahead = new Map<string, Promise<Submission>>();
personChanged.listen(() => ahead.clear());

const keyOf = ({ courseId, submissionId, course, assignment }: Query) =>
  [courseId, submissionId, course, assignment].join(' ');

/** Loads the submission that will probably be opened next. */
export function loadAhead(query: Query): void {
  const key = keyOf(query);
  const loading = load(query);
  ahead.clear();
  ahead.set(key, loading);
  loading.catch(() => ahead.get(key) === loading && ahead.delete(key));
}

export const getSubmissionToGrade = actor((query: Query) => {
  const key = keyOf(query);
  const loaded = ahead.get(key);
  ahead.delete(key);
  return loaded ?? load(query);
});

type FilePath = OperationInput<'readSubmissionFile'>;

/** Milliseconds: ten megabytes on a slow connection take longer than other calls. */
const downloadTimeout = 120_000;

export function readSubmissionFile(path: FilePath, signal: AbortSignal): Promise<Blob> {
  return file(
    client.GET('/teach/courses/{courseId}/submissions/{submissionId}/files/{fileId}', {
      params: { path },
      parseAs: 'blob',
      fetch: withTimeout(downloadTimeout),
      signal,
    }),
    'application/octet-stream',
  );
}

export const listArchiveEntries = (path: FilePath) =>
  parsed(
    client.GET('/teach/courses/{courseId}/submissions/{submissionId}/files/{fileId}/entries', { params: { path } }),
    listArchiveEntriesResponse,
  );

export const claimSubmission = actor((path: OperationInput<'claimSubmission'>) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/submissions/{submissionId}/grader', { params: { path } }),
    claimSubmissionResponse,
  ),
);

/** `keepalive`: the call completes even if the page is closed. */
export const releaseSubmission = (path: OperationInput<'releaseSubmission'>): Promise<unknown> =>
  done(
    client.DELETE('/teach/courses/{courseId}/submissions/{submissionId}/grader', {
      params: { path },
      keepalive: true,
    }),
  );

export const returnFeedback: KeyedCall<OperationInput<'returnFeedback'>, OperationOutput<'returnFeedback'>> = (
  { courseId, submissionId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/submissions/{submissionId}/feedback', {
      params: { path: { courseId, submissionId } },
      body,
      ...sending,
    }),
    returnFeedbackResponse,
  );

export const undoFeedback = actor((path: OperationInput<'undoFeedback'>) =>
  parsed(
    client.DELETE('/teach/courses/{courseId}/submissions/{submissionId}/feedback/{feedbackId}', { params: { path } }),
    undoFeedbackResponse,
  ),
);
