/** A student's assignments: attachments, extensions, submissions and regrades (§assignments.17 to §assignments.21, §assignments.35). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { attachmentFile } from '../content/addresses.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { savedFile } from '../http/saved-file.ts';
import { requestExtension } from './extension.ts';
import { markSeen } from './feedback.ts';
import { requestRegrade } from './regrade.ts';
import { assignmentOf, assignmentsOf } from './student-assignments.ts';
import { findSubmission, submit } from './submission.ts';
import { findSubmittedFile, storeFile } from './submission-files.ts';

export const assignmentHandlers: Pick<
  Handlers,
  | 'listAssignments'
  | 'downloadAttachment'
  | 'requestExtension'
  | 'requestRegrade'
  | 'uploadSubmissionFile'
  | 'submitAssignment'
  | 'getSubmission'
  | 'downloadSubmissionFile'
  | 'markFeedbackSeen'
> = {
  async listAssignments({ user }, { db, now }) {
    return { status: 200, body: await assignmentsOf(db, user.id, now()) };
  },

  async downloadAttachment({ user, params }, { db, now, config }) {
    const { attachments, courseId } = await assignmentOf(db, user.id, now(), params.assignmentId);
    // Only names that the assignment lists reach the disk.
    if (!attachments.includes(params.fileName)) throw new Problem(404, 'The assignment has no such attachment.');
    const file = join(config.contentFolder, attachmentFile(courseId, params.fileName));
    const bytes = await readFile(file);
    return savedFile({ name: params.fileName, size: bytes.length, content: Readable.from([bytes]) });
  },

  async requestExtension({ user, params: { assignmentId }, body: { reason, proposedDate } }, context) {
    const request = { userId: user.id, assignmentId, reason, proposedAt: new Date(proposedDate) };
    return { status: 201, body: await requestExtension(context, request) };
  },

  async requestRegrade({ user, params, body }, context) {
    return { status: 201, body: await requestRegrade(context, { userId: user.id, ...params, ...body }) };
  },

  async uploadSubmissionFile({ user, params: { assignmentId }, query: { name }, body }, { db, now }) {
    return { status: 201, body: await storeFile(db, { userId: user.id, assignmentId, name, content: body }, now()) };
  },

  async submitAssignment({ user, params: { assignmentId }, body: { text, fileIds = [] } }, { db, now }) {
    return { status: 201, body: await submit(db, { userId: user.id, assignmentId, text, fileIds }, now()) };
  },

  async getSubmission({ user, params: { assignmentId } }, { db, now }) {
    return { status: 200, body: await findSubmission(db, user.id, assignmentId, now()) };
  },

  async downloadSubmissionFile({ user, params: { assignmentId, fileId } }, { db }) {
    const file = await findSubmittedFile(db, { userId: user.id, assignmentId, fileId });
    if (!file) throw new Problem(404, 'There is no such file in your submission.');
    return savedFile(file);
  },

  async markFeedbackSeen({ user, params: { assignmentId } }, { db, now }) {
    await markSeen(db, user.id, assignmentId, now());
    return { status: 200, body: await assignmentOf(db, user.id, now(), assignmentId) };
  },
};
