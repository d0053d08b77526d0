/** Files of a submission, for its instructors: the bytes, to be saved, and the list of an archive. */
import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { contentOf, filesOf } from '../assignments/submission-files.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { asBase64 } from '../platform/database/pieces.ts';
import { submissionFiles } from '../platform/database/schema/assignments.ts';
import { listArchive } from './archive.ts';
import { type SubmissionKey, submissionOf } from './submission-row.ts';

type SubmissionFile = components['schemas']['SubmissionFile'];

/** The file's name. In blind grading a number with the file's ending, as students name files after themselves. */
export function shownName({ name }: SubmissionFile, index: number, isBlind: boolean): string {
  if (!isBlind) return name;
  const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(name) ?? [];
  return `file-${index + 1}${ending.toLowerCase()}`;
}

type FileKey = SubmissionKey & { fileId: string };

/** Throws 404 where the course has no such submission, or that no such file. */
async function fileOf(db: Database, { fileId, ...key }: FileKey): Promise<SubmissionFile> {
  const { assignment } = await submissionOf(db, key);
  const files = await filesOf(db, key.submissionId);
  const index = files.findIndex(({ id }) => id === fileId.toLowerCase());
  const file = files[index];
  if (!file) throw new Problem(404, 'The submission has no such file.');
  return { ...file, name: shownName(file, index, assignment.isBlind) };
}

/** Throws 404 where there is no such file. In blind grading its name is replaced. */
export async function openFile(db: Database, key: FileKey): Promise<{ name: string; size: number; content: Readable }> {
  const { id, name, size } = await fileOf(db, key);
  return { name, size, content: contentOf(db, id) };
}

/** Throws 422 for what is no archive, and for one whose list cannot be read. */
export async function entriesOf(db: Database, key: FileKey): Promise<components['schemas']['ArchiveListing']> {
  const { id, mediaType, size } = await fileOf(db, key);
  const unreadable = () => new Problem(422, 'The list of this file cannot be read.');
  if (mediaType !== 'application/zip') throw unreadable();
  const read = async (start: number, bytes: number) => {
    const [row] = await db
      .select({
        piece: asBase64(sql`substring(${submissionFiles.content} from ${start + 1}::int for ${bytes}::int)`),
      })
      .from(submissionFiles)
      .where(eq(submissionFiles.id, id));
    return Buffer.from(row?.piece ?? '', 'base64');
  };
  const listing = await listArchive(size, read);
  if (!listing) throw unreadable();
  return listing;
}
