/** Files of messages. One is uploaded first, and belongs to the message that names it. */
import type { Readable } from 'node:stream';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { pieceOf, streamOf } from '../platform/database/pieces.ts';
import { users } from '../platform/database/schema/account.ts';
import { threadAttachments, threadMessages } from '../platform/database/schema/questions.ts';
import { storage } from '../platform/limits.ts';
import { detectMediaType } from '../platform/media-type.ts';

type Attachment = components['schemas']['Attachment'];

const megabyte = 1024 * 1024;

const columns = {
  id: threadAttachments.id,
  name: threadAttachments.name,
  mediaType: threadAttachments.mediaType,
  size: threadAttachments.size,
};

/** Uploaded by the person and not sent. */
const waiting = (userId: string) => and(eq(threadAttachments.userId, userId), isNull(threadAttachments.messageId));

/**
 * Stores an uploaded file; the oldest make room where more than five wait. Throws 413 where there is no room, 422 for a
 * file type that is not taken, and 429 after too many.
 */
export function storeAttachment(
  db: Database,
  { userId, name, content }: { userId: string; name: string; content: Buffer },
  now: Date,
): Promise<Attachment> {
  const mediaType = detectMediaType(content);
  if (!mediaType) throw new Problem(422, 'The file must be a PDF, PNG, JPEG, ZIP, Office or plain text (UTF-8) file.');
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'); // one upload at a time
    const unsent = await tx
      .select({ id: threadAttachments.id })
      .from(threadAttachments)
      .where(waiting(userId))
      .orderBy(asc(threadAttachments.uploadedAt), asc(threadAttachments.id));
    const surplus = unsent.slice(0, Math.max(0, unsent.length - storage.attachmentsOfMessage + 1)).map(({ id }) => id);
    if (surplus.length > 0) await tx.delete(threadAttachments).where(inArray(threadAttachments.id, surplus));
    await requireRoom(tx, userId, content.length);
    await countAttempt(tx, 'fileUpload', userId);
    // PGlite takes seconds to serialise megabytes of bytea; base64 text costs nothing extra.
    const bytes = sql`decode(${content.toString('base64')}, 'base64')`;
    const [file] = await tx
      .insert(threadAttachments)
      .values({ userId, name, mediaType, size: content.length, content: bytes, uploadedAt: now })
      .returning(columns);
    if (!file) throw new Error('The insert returned no file');
    return file;
  });
}

/** Throws 413 where the person's files would take up more than they may. */
async function requireRoom(tx: Database, userId: string, bytes: number): Promise<void> {
  const [stored] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${threadAttachments.size}), 0)` })
    .from(threadAttachments)
    .where(eq(threadAttachments.userId, userId));
  if (Number(stored?.bytes) + bytes <= storage.attachments) return;
  const most = `${storage.attachments / megabyte} MB`;
  throw new Problem(
    413,
    `Your attachments take up ${most}, so there is no room for this one. Please send a link to it.`,
  );
}

/** Makes the files part of the message, in this order. Throws 422 where one is not the person's, or not there any more. */
export async function attach(tx: Database, userId: string, messageId: string, ids: string[]): Promise<Attachment[]> {
  const attached: Attachment[] = [];
  for (const [position, id] of ids.entries()) {
    const [file] = await tx
      .update(threadAttachments)
      .set({ messageId, position })
      .where(and(waiting(userId), eq(threadAttachments.id, id)))
      .returning(columns);
    if (!file) throw new Problem(422, 'A file is no longer there. Please add it again.');
    attached.push(file);
  }
  return attached;
}

/** The attachments of each message, in its order. */
export async function attachmentsOf(db: Database, messageIds: string[]): Promise<Map<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .select({ messageId: threadAttachments.messageId, file: columns })
    .from(threadAttachments)
    .where(inArray(threadAttachments.messageId, messageIds))
    .orderBy(asc(threadAttachments.position));
  for (const { messageId, file } of rows) {
    if (messageId !== null) found.set(messageId, [...(found.get(messageId) ?? []), file]);
  }
  return found;
}

/** A file of one of the thread's messages. Throws 404 where there is none of this id. */
export async function findAttachment(
  db: Database,
  threadId: string,
  attachmentId: string,
): Promise<{ name: string; size: number; content: Readable }> {
  const [file] = await db
    .select(columns)
    .from(threadAttachments)
    .innerJoin(threadMessages, eq(threadMessages.id, threadAttachments.messageId))
    .where(and(eq(threadAttachments.id, attachmentId), eq(threadMessages.threadId, threadId)));
  if (!file) throw new Problem(404, 'There is no such file in this conversation.');
  const content = streamOf(async (position) => {
    const [row] = await db
      .select({ piece: pieceOf(threadAttachments.content, position) })
      .from(threadAttachments)
      .where(eq(threadAttachments.id, attachmentId));
    return row?.piece;
  });
  return { name: file.name, size: file.size, content };
}
