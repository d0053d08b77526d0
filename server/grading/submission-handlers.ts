/** The grading queue, one submission with its files, and its feedback (§grading.1 to §grading.9). */
import type { Handlers } from '../http/handler-types.ts';
import { savedFile } from '../http/saved-file.ts';
import { claimSubmission, releaseSubmission } from './claim.ts';
import { returnFeedback, undoFeedback } from './feedback.ts';
import { entriesOf, openFile } from './files.ts';
import { queueOf } from './queue.ts';
import { submissionToGrade } from './submission.ts';
import { requireGradable } from './submission-row.ts';

export const submissionHandlers: Pick<
  Handlers,
  | 'listGradingQueue'
  | 'getSubmissionToGrade'
  | 'readSubmissionFile'
  | 'listArchiveEntries'
  | 'claimSubmission'
  | 'releaseSubmission'
  | 'returnFeedback'
  | 'undoFeedback'
> = {
  async listGradingQueue({ user, query }, { db, now }) {
    return { status: 200, body: await queueOf(db, user.id, query, now()) };
  },

  async getSubmissionToGrade({ user, params, query }, { db, now }) {
    return { status: 200, body: await submissionToGrade(db, user.id, params, query, now()) };
  },

  async readSubmissionFile({ params }, { db }) {
    const answer = savedFile(await openFile(db, params));
    // However a browser opens the file, nothing in it runs and it loads nothing.
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': "default-src 'none'; sandbox" } };
  },

  async listArchiveEntries({ params }, { db }) {
    return { status: 200, body: await entriesOf(db, params) };
  },

  async claimSubmission({ user, params }, { db, now }) {
    await requireGradable(db, user.id, params);
    return { status: 200, body: await claimSubmission(db, params.submissionId, user.id, now()) };
  },

  async releaseSubmission({ user, params }, { db }) {
    await requireGradable(db, user.id, params);
    await releaseSubmission(db, params.submissionId, user.id);
    return { status: 204 };
  },

  async returnFeedback({ user, caller, params, body }, context) {
    return { status: 201, body: await returnFeedback(context, { user, caller }, params, body) };
  },

  async undoFeedback({ user, caller, params }, context) {
    return { status: 200, body: await undoFeedback(context, { user, caller }, params) };
  },
};
