/** Files of a submission. One is uploaded first, and belongs to the submission once it has a position in it. */
import type { Readable } from 'node:stream';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { pieceOf, streamOf } from '../platform/database/pieces.ts';
import { users } from '../platform/database/schema/account.ts';
import { submissionFiles } from '../platform/database/schema/assignments.ts';
import { storage } from '../platform/limits.ts';
import { detectMediaType } from '../platform/media-type.ts';
import { lockToSubmit } from './student-assignments.ts';

type SubmissionFile = components['schemas']['SubmissionFile'];
type FileId = { id: string };

const megabyte = 1024 * 1024;

const columns = {
  id: submissionFiles.id,
  name: submissionFiles.name,
  mediaType: submissionFiles.mediaType,
  size: submissionFiles.size,
};

// PGlite takes seconds to serialise megabytes of bytea; base64 text costs nothing extra.
const fromBase64 = (text: string) => sql`decode(${text}, 'base64')`;

const ofAssignment = (userId: string, assignmentId: string) =>
  and(eq(submissionFiles.userId, userId), eq(submissionFiles.assignmentId, assignmentId));

/**
 * Stores an uploaded file; the oldest make room where there are more than five. Throws 404 for an unknown assignment,
 * 409 where it cannot be submitted, 413 where there is no room, 422 for a file type that is not taken, and 429 after
 * too many.
 */
export function storeFile(
  db: Database,
  { userId, assignmentId, name, content }: { userId: string; assignmentId: string; name: string; content: Buffer },
  now: Date,
): Promise<SubmissionFile> {
  const mediaType = detectMediaType(content);
  return db.transaction(async (tx) => {
    await lockToSubmit(tx, userId, assignmentId, now);
    if (!mediaType)
      throw new Problem(422, 'The file must be a PDF, PNG, JPEG, ZIP, Office or plain text (UTF-8) file.');
    const uploaded = await uploadedFiles(tx, userId, assignmentId);
    await deleteFiles(tx, uploaded.slice(0, Math.max(0, uploaded.length - storage.filesOfSubmission + 1)));
    await requireRoom(tx, userId, content.length);
    await countAttempt(tx, 'fileUpload', userId);
    const [file] = await tx
      .insert(submissionFiles)
      .values({
        userId,
        assignmentId,
        name,
        mediaType,
        size: content.length,
        content: fromBase64(content.toString('base64')),
        uploadedAt: now,
      })
      .returning(columns);
    if (!file) throw new Error('The insert returned no file');
    return file;
  });
}

/** Throws 413 where the person's files would take up more than they may. */
async function requireRoom(tx: Database, userId: string, bytes: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'); // one upload at a time
  const [stored] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${submissionFiles.size}), 0)` })
    .from(submissionFiles)
    .where(eq(submissionFiles.userId, userId));
  const taken = Number(stored?.bytes);
  if (taken + bytes <= storage.submissionFiles) return;
  const shown = `${Math.ceil(taken / megabyte)} of ${storage.submissionFiles / megabyte} MB`;
  const hint = 'Please submit a smaller file or a link to it.';
  throw new Problem(413, `Your files take up ${shown}, so there is no room for this one. ${hint}`);
}

/** Uploaded files that are not submitted, the oldest first. */
const uploadedFiles = (tx: Database, userId: string, assignmentId: string): Promise<FileId[]> =>
  tx
    .select({ id: submissionFiles.id })
    .from(submissionFiles)
    .where(and(ofAssignment(userId, assignmentId), isNull(submissionFiles.position)))
    .orderBy(asc(submissionFiles.uploadedAt), asc(submissionFiles.id));

/**
 * Makes the files part of the submission, in this order, and deletes other uploads. Throws 422 where one is missing.
 */
export async function submitFiles(
  tx: Database,
  { id: submissionId, userId, assignmentId }: { id: string; userId: string; assignmentId: string },
  fileIds: string[],
): Promise<void> {
  const uploaded = await uploadedFiles(tx, userId, assignmentId);
  const submitted = fileIds.map((id) => id.toLowerCase());
  if (!submitted.every((id) => uploaded.some((file) => file.id === id))) {
    throw new Problem(422, 'A file is no longer there. Please try again.');
  }
  for (const [position, id] of submitted.entries()) {
    await tx.update(submissionFiles).set({ position, submissionId }).where(eq(submissionFiles.id, id));
  }
  await deleteFiles(
    tx,
    uploaded.filter(({ id }) => !submitted.includes(id)),
  );
}

/** The files of one attempt, in its order. */
export const filesOf = (db: Database, submissionId: string): Promise<SubmissionFile[]> =>
  db
    .select(columns)
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, submissionId))
    .orderBy(asc(submissionFiles.position));

/** A submitted file of any attempt; undefined where there is none of this id. */
export async function findSubmittedFile(
  db: Database,
  { userId, assignmentId, fileId }: { userId: string; assignmentId: string; fileId: string },
): Promise<{ name: string; size: number; content: Readable } | undefined> {
  const own = and(
    ofAssignment(userId, assignmentId),
    eq(submissionFiles.id, fileId),
    isNotNull(submissionFiles.position),
  );
  const [file] = await db.select(columns).from(submissionFiles).where(own);
  return file && { name: file.name, size: file.size, content: contentOf(db, file.id) };
}

/** A file's bytes, piece by piece. */
export const contentOf = (db: Database, fileId: string): Readable =>
  streamOf(async (position) => {
    const [row] = await db
      .select({ piece: pieceOf(submissionFiles.content, position) })
      .from(submissionFiles)
      .where(eq(submissionFiles.id, fileId));
    return row?.piece;
  });

async function deleteFiles(tx: Database, files: FileId[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(submissionFiles).where(inArray(submissionFiles.id, ids));
}
