/**
 * Large contents, read from the database piece by piece as their reader takes them: whoever reads slowly, or not at all,
 * holds one piece in memory and not the whole.
 */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const pieceBytes = 256 * 1024;

/** Bytes as the database sends them: PGlite takes seconds to serialise megabytes of bytea, and no time for base64. */
export const asBase64 = (bytes: AnyPgColumn | SQL) => sql<string>`encode(${bytes}, 'base64')`;

/** The column's piece at the position. */
export const pieceOf = (column: AnyPgColumn, position: number, bytes = pieceBytes) =>
  asBase64(sql`substring(${column} from ${position * bytes + 1}::int for ${bytes}::int)`);

let latest: Promise<unknown> = Promise.resolve();

/**
 * One piece at a time in this process, with other calls in between: PGlite answers without yielding to the event loop.
 */
function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const mine = latest.then(read);
  latest = mine.catch(() => {}).then(() => setImmediate());
  return mine;
}

/** Asks for the base64 of one piece after another, from position 0, until there is none or it is empty. */
export const streamOf = (read: (position: number) => Promise<string | undefined>): Readable =>
  Readable.from(pieces(read));

async function* pieces(read: (position: number) => Promise<string | undefined>): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await inTurn(() => read(position));
    if (!piece) return;
    yield Buffer.from(piece, 'base64');
  }
}
