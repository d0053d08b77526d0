/** What the models of grading send and answer. */
import {
  exampleInstructor,
  exampleSubmissionReturned,
  exampleSubmissionToGrade,
} from '../../../../src/api/generated/examples.ts';
import type { OperationOutput } from '../../../../src/api/operation.ts';
import { paths } from '../../../../src/paths.ts';
import type { PageHelpers } from '../../browser/page-helpers.ts';

type Submission = OperationOutput<'getSubmissionToGrade'>;

export const asInstructor = { user: exampleInstructor };

const alone = ({ next: _next, previous: _previous, ...submission }: Submission): Submission => submission;

/** Without a submission before and after it, so that none is loaded ahead. */
export const waiting = alone(exampleSubmissionToGrade);
export const returnedBefore: Submission = { ...alone(exampleSubmissionReturned), isWaiting: false };
export const earlierAttempt: Submission = { ...waiting, isLatest: false };

export const submissionPath = paths.teach.submission(waiting);

/** Opens the page of a submission. */
export const openSubmission =
  (submission: Submission) =>
  async ({ attend, network }: PageHelpers) => {
    network.give('getSubmissionToGrade', submission);
    await attend(submissionPath, asInstructor);
  };
