/** Column types that the tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** PostgreSQL's words of a text, each with where it stands. The program writes and asks for it by the database's functions alone. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * `timestamptz`, as a `Date`, and no finer than one: a row whose time has microseconds is sorted by what no `Date` can say, so
 * that the page after it would miss others or begin with it again (docs/adr/023-times-to-the-millisecond.md).
 */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
