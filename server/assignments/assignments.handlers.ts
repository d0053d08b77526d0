/** What a student does with an assignment: attachments, extension, submission (§assignments.17 to §assignments.21). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { attachmentFile } from '../content/addresses.ts';
import type { Handlers } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import {
  extensionRequests,
  studentAssignments,
  submissionFiles,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { endDraft } from '../sync/drafts.ts';
import { assignmentOf, assignmentsOf, isOwn, lockPending, noSuchAssignment } from './assignments.ts';
import { fileKind } from './file-kind.ts';

/** Files of a submission, and files that wait for one. */
const mostFiles = 5;
const longestExtension = 366 * 24 * 60 * 60 * 1000;
const fileColumns = {
  id: submissionFiles.id,
  name: submissionFiles.name,
  mediaType: submissionFiles.mediaType,
  size: submissionFiles.size,
};

const ofAssignment = (userId: string, assignmentId: string) =>
  and(eq(submissionFiles.userId, userId), eq(submissionFiles.assignmentId, assignmentId));

// PGlite takes seconds to write megabytes of bytes out as text; a base64 text it passes on as it is.
const fromBase64 = (text: string) => sql`decode(${text}, 'base64')`;
const toBase64 = (column: AnyPgColumn) => sql<string>`encode(${column}, 'base64')`;

/** Whatever a file holds, browsers are to save it. */
const download = (name: string, body: Uint8Array) =>
  ({
    status: 200,
    mediaType: 'application/octet-stream',
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
      'x-content-type-options': 'nosniff',
    },
    body,
  }) as const;
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

export const assignmentHandlers: Pick<
  Handlers,
  | 'listAssignments'
  | 'downloadAttachment'
  | 'requestExtension'
  | 'uploadSubmissionFile'
  | 'submitAssignment'
  | 'getSubmission'
  | 'downloadSubmissionFile'
> = {
  async listAssignments({ user }, { db, now }) {
    return { status: 200, body: await assignmentsOf(db, user.id, now()) };
  },

  async downloadAttachment({ user, params }, { db, now, config }) {
    const { attachments, courseId } = await assignmentOf(db, user.id, now(), params.assignmentId);
    // Only names that the assignment lists reach the disk.
    if (!attachments.includes(params.fileName)) throw new Problem(404, 'The assignment has no such attachment.');
    return download(
      params.fileName,
      await readFile(join(config.contentFolder, attachmentFile(courseId, params.fileName))),
    );
  },

  async requestExtension({ user, params: { assignmentId }, body }, { db, now }) {
    const moment = now();
    const proposedAt = new Date(body.proposedDate);
    const assignment = await db.transaction(async (tx) => {
      const { dueAt } = await lockPending(tx, user.id, assignmentId, moment);
      const later = proposedAt.getTime() - dueAt.getTime();
      // A leap second fits the contract's format, and JavaScript knows no such moment.
      if (!(later > 0)) throw new Problem(422, 'The proposed date must be after the due date.');
      if (later > longestExtension) throw new Problem(422, 'The proposed date must be within a year of the due date.');
      const [made] = await tx
        .insert(extensionRequests)
        .values({ userId: user.id, assignmentId, reason: body.reason.trim(), proposedAt, requestedAt: moment })
        .onConflictDoNothing()
        .returning({ id: extensionRequests.id });
      if (!made) throw new Problem(409, 'You have already asked for an extension. Please wait for the answer.');
      await endDraft(tx, user.id, { form: 'extension', subject: assignmentId }, moment);
      return assignmentOf(tx, user.id, moment, assignmentId);
    });
    return { status: 201, body: assignment };
  },

  async uploadSubmissionFile({ user, params: { assignmentId }, query: { name }, body }, { db, now }) {
    const moment = now();
    const mediaType = fileKind(body);
    const file = await db.transaction(async (tx) => {
      await lockPending(tx, user.id, assignmentId, moment);
      if (!mediaType)
        throw new Problem(422, 'The file must be a PDF, PNG, JPEG, ZIP, Office or plain text (UTF-8) file.');
      const waiting = await tx
        .select({ id: submissionFiles.id })
        .from(submissionFiles)
        .where(and(ofAssignment(user.id, assignmentId), isNull(submissionFiles.position)))
        .orderBy(asc(submissionFiles.uploadedAt), asc(submissionFiles.id));
      const outdated = waiting.slice(0, Math.max(0, waiting.length - mostFiles + 1));
      await deleteFiles(tx, outdated);
      const [made] = await tx
        .insert(submissionFiles)
        .values({
          userId: user.id,
          assignmentId,
          name,
          mediaType,
          size: body.length,
          content: fromBase64(body.toString('base64')),
          uploadedAt: moment,
        })
        .returning(fileColumns);
      if (!made) throw new Error('The inserted file was not answered');
      return made;
    });
    return { status: 201, body: file };
  },

  async submitAssignment({ user, params: { assignmentId }, body: { text, fileIds = [] } }, { db, now }) {
    const moment = now();
    const assignment = await db.transaction(async (tx) => {
      await lockPending(tx, user.id, assignmentId, moment);
      if (text === undefined && fileIds.length === 0) {
        throw new Problem(422, 'Please write your answer or add a file.');
      }
      const uploads = await tx
        .select({ id: submissionFiles.id })
        .from(submissionFiles)
        .where(and(ofAssignment(user.id, assignmentId), isNull(submissionFiles.position)));
      const ids = new Set(uploads.map(({ id }) => id));
      const wanted = fileIds.map((id) => id.toLowerCase());
      if (!wanted.every((id) => ids.has(id))) {
        throw new Problem(422, 'A file is no longer there. Please try again.');
      }
      for (const [position, id] of wanted.entries()) {
        await tx.update(submissionFiles).set({ position }).where(eq(submissionFiles.id, id));
      }
      await deleteFiles(
        tx,
        uploads.filter(({ id }) => !wanted.includes(id)),
      );
      await tx.insert(submissions).values({ userId: user.id, assignmentId, text: text ?? null });
      await tx
        .update(studentAssignments)
        .set({ status: 'completed', submittedAt: moment })
        .where(isOwn(user.id, assignmentId));
      await endDraft(tx, user.id, { form: 'submission', subject: assignmentId }, moment);
      return assignmentOf(tx, user.id, moment, assignmentId);
    });
    return { status: 201, body: assignment };
  },

  async getSubmission({ user, params: { assignmentId } }, { db }) {
    const [found] = await db
      .select({ own: studentAssignments, text: submissions.text })
      .from(studentAssignments)
      .leftJoin(
        submissions,
        and(eq(submissions.userId, studentAssignments.userId), eq(submissions.assignmentId, assignmentId)),
      )
      .where(isOwn(user.id, assignmentId));
    if (!found) throw noSuchAssignment();
    const { own, text } = found;
    if (!own.submittedAt) throw new Problem(404, 'You have not submitted this assignment.');
    const files = await db
      .select(fileColumns)
      .from(submissionFiles)
      .where(and(ofAssignment(user.id, assignmentId), isNotNull(submissionFiles.position)))
      .orderBy(asc(submissionFiles.position));
    return {
      status: 200,
      body: {
        submittedAt: own.submittedAt.toISOString(),
        ...(text !== null && { text }),
        files,
        ...(own.grade !== null && { grade: own.grade }),
        ...(own.feedback !== null && { feedback: own.feedback }),
      },
    };
  },

  async downloadSubmissionFile({ user, params: { assignmentId, fileId } }, { db }) {
    const [file] = await db
      .select({ name: submissionFiles.name, content: toBase64(submissionFiles.content) })
      .from(submissionFiles)
      .where(
        and(ofAssignment(user.id, assignmentId), eq(submissionFiles.id, fileId), isNotNull(submissionFiles.position)),
      );
    if (!file) throw new Problem(404, 'There is no such file in your submission.');
    return download(file.name, Buffer.from(file.content, 'base64'));
  },
};

async function deleteFiles(tx: Database, files: { id: string }[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(submissionFiles).where(inArray(submissionFiles.id, ids));
}
