/**
 * The files of an export: a README, a JSON file for each kind of row, the files of submissions and messages, and the
 * photo.
 */
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { brand } from '../../src/brand.ts';
import type { Database } from '../platform/database/client.ts';
import { pieceOf } from '../platform/database/pieces.ts';
import { photos } from '../platform/database/schema/account.ts';
import { submissionFiles } from '../platform/database/schema/assignments.ts';
import { threadAttachments } from '../platform/database/schema/questions.ts';
import { type ArchiveFile, safeName } from './archive.ts';
import { nameOf, type Person, personTables } from './person-tables.ts';

const megabyte = 2 ** 20;
const rowsAtOnce = 500;

/** Bytes, for the progress: those of files, and a guess for each table. */
const tableWeight = 20_000;

export type Weighed = ArchiveFile & { weight: number };

/** The sum of all files' `weight`, for the progress. */
export async function totalWeight(db: Database, person: Person): Promise<number> {
  let bytes = 0;
  for (const table of [submissionFiles, threadAttachments]) {
    const [files] = await db
      .select({ bytes: sql<string | null>`sum(${table.size})` })
      .from(table)
      .where(eq(table.userId, person.id));
    bytes += Number(files?.bytes ?? 0);
  }
  return personTables.length * tableWeight + bytes;
}

/**
 * Everything of a person that is in the database: a readme, a JSON file a table, submitted and attached files, and the
 * photo.
 */
export async function* exportedFiles(db: Database, person: Person, now: Date): AsyncGenerator<Weighed> {
  const text = (name: string, pieces: Weighed['pieces']): Weighed => ({
    name,
    modifiedAt: now,
    isText: true,
    pieces,
    weight: tableWeight,
  });
  yield text('README.txt', [bytesOf(readme(now))]);
  for (const entry of personTables) {
    if ('notExported' in entry.exported) continue;
    const { file, without = [], own, masked } = entry.exported;
    const columns = Object.entries(getTableColumns(entry.table)).filter(([name]) => !without.includes(name));
    const isShown = and(entry.of(person, db) ?? sql`false`, own?.(person), entry.known?.(now));
    const shown = { ...Object.fromEntries(columns), ...masked?.(person) };
    yield text(`${file}.json`, rowsOf(db, entry.table, shown, isShown));
  }
  yield* submittedFiles(db, person);
  yield* attachedFiles(db, person);
  if (person.photoId === null) return;
  const pieces = contentOf(db, photos, photos.content, eq(photos.id, person.photoId));
  yield { name: 'photo.webp', modifiedAt: now, isText: false, pieces, weight: 0 };
}

async function* submittedFiles(db: Database, { id: userId }: Person): AsyncGenerator<Weighed> {
  const { id, assignmentId, name, size, uploadedAt } = submissionFiles;
  const files = await db
    .select({ id, assignmentId, name, size, uploadedAt })
    .from(submissionFiles)
    .where(eq(submissionFiles.userId, userId))
    .orderBy(asc(uploadedAt), asc(id));
  for (const file of files) {
    yield {
      // Two files may have the same name: the id, which submission-files.json names, keeps them apart.
      name: `submissions/${safeName(file.assignmentId)}/${file.id}/${safeName(file.name)}`,
      modifiedAt: file.uploadedAt,
      isText: false,
      pieces: contentOf(db, submissionFiles, submissionFiles.content, eq(submissionFiles.id, file.id)),
      weight: file.size,
    };
  }
}

async function* attachedFiles(db: Database, { id: userId }: Person): AsyncGenerator<Weighed> {
  const { id, name, size, uploadedAt } = threadAttachments;
  const files = await db
    .select({ id, name, size, uploadedAt })
    .from(threadAttachments)
    .where(eq(threadAttachments.userId, userId))
    .orderBy(asc(uploadedAt), asc(id));
  for (const file of files) {
    yield {
      name: `attachments/${file.id}/${safeName(file.name)}`,
      modifiedAt: file.uploadedAt,
      isText: false,
      pieces: contentOf(db, threadAttachments, threadAttachments.content, eq(threadAttachments.id, file.id)),
      weight: file.size,
    };
  }
}

/** A JSON array of the rows, a few hundred at a time. */
async function* rowsOf(
  db: Database,
  table: PgTable,
  columns: Record<string, PgColumn | SQL>,
  where: SQL | undefined,
): AsyncGenerator<Uint8Array> {
  const order = Object.values(getTableColumns(table))
    .slice(0, 3)
    .map((column) => asc(column));
  let separator = '[\n';
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(where ?? sql`false`)
      .orderBy(...order)
      .limit(rowsAtOnce)
      .offset(offset);
    for (const row of rows) {
      yield bytesOf(`${separator}  ${JSON.stringify(row)}`);
      separator = ',\n';
    }
    if (rows.length < rowsAtOnce) break;
  }
  yield bytesOf(separator === '[\n' ? '[]\n' : '\n]\n');
}

/** A column's bytes, a megabyte at a time. */
async function* contentOf(
  db: Database,
  table: PgTable,
  column: AnyPgColumn,
  where: ReturnType<typeof eq>,
): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [row] = await db
      .select({ piece: pieceOf(column, position, megabyte) })
      .from(table)
      .where(where);
    const piece = Buffer.from(row?.piece ?? '', 'base64');
    if (piece.length > 0) yield piece;
    if (piece.length < megabyte) return;
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function readme(now: Date): string {
  const files = personTables.flatMap((entry) => ('file' in entry.exported ? `${entry.exported.file}.json` : []));
  const notExported = personTables.flatMap((entry) =>
    'notExported' in entry.exported ? `${nameOf(entry)}: ${entry.exported.notExported}` : [],
  );
  return [
    `Your data at ${brand}, as of ${now.toISOString()}`,
    'Each .json file has what we store about you in one table, one row a line. Times are in UTC, amounts of money in pence.',
    ...files.map((file) => `  ${file}`),
    'submissions/ has the files that you submitted or uploaded, by assignment and file id, attachments/ those of your',
    'messages. photo.webp is your photo.',
    'Not in this archive: your password, which is kept in a form that nobody can read, and tokens that would let',
    'anyone who has this archive into your account or your calendar. Nor these:',
    ...notExported.map((line) => `  ${line}`),
    '',
  ].join('\n');
}
