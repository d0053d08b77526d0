/** What the search over all that a person may open finds titles by; it has no table of its own. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The words of a title, and beside them whose it is: the ids of its course and of its person. So one index finds the words
 * within a person's courses, however many titles of others have the same. `typed_words` asks for them; both are functions
 * of the database.
 */
export const titleWords = (title: AnyPgColumn, ...owners: (AnyPgColumn | SQL)[]): SQL =>
  owners.length === 0
    ? sql`title_words(${title}, array[]::text[])`
    : sql`title_words(${title}, array[${sql.join(owners, sql`, `)}])`;
