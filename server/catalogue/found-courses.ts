/** The courses that a search finds, by the database's index of their words (§catalogue.16, §catalogue.17). */
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../course/listing.ts';
import type { Database } from '../platform/database/client.ts';
import { courseWords } from '../platform/database/schema/catalogue.ts';

/** `isNear`: no course has the words, and these have words like them. */
export type FoundCourses = { ids: ReadonlySet<string>; isNear: boolean };

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];

/** The courses that have each of the words somewhere, from its beginning or by its English stem. */
async function withWords(db: Database, words: readonly string[]): Promise<string[]> {
  const each = words.map((word) => sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery('english', ${word}))`);
  return idsOf(db, sql.join(each, sql` && `));
}

/** Those that have, for each of the words, one of the catalogue's words that are most like it. */
async function withWordsLike(db: Database, words: readonly string[]): Promise<string[]> {
  const each = words.map(
    (word) => sql`(select coalesce(string_agg(word, ' | '), '')::tsquery from words_like(${word}) as word)`,
  );
  return idsOf(db, sql.join(each, sql` && `));
}

/** One text for all ids, which is read many times faster than as many rows. Ids have no spaces. */
async function idsOf(db: Database, query: SQL): Promise<string[]> {
  const [found] = await db
    .select({ ids: sql<string | null>`string_agg(${courseWords.courseId}, ' ')` })
    .from(courseWords)
    .where(sql`${courseWords.words} @@ (${query})`);
  return found?.ids?.split(' ') ?? [];
}

/** What was searched lately, as long as the courses are the same. */
const lately = new WeakMap<object, LRUCache<string, Promise<FoundCourses>>>();
const mostTexts = 500;

/**
 * The courses whose title has the text in it, or that have each of its words; where there is none, those with words like
 * them. `text` is in small letters, without spaces around it.
 */
export function coursesWith(db: Database, catalogue: Catalogue, text: string): Promise<FoundCourses> {
  const texts = lately.get(catalogue.content) ?? new LRUCache<string, Promise<FoundCourses>>({ max: mostTexts });
  lately.set(catalogue.content, texts);
  const known = texts.get(text);
  if (known) return known;
  const found = find(db, catalogue, text);
  texts.set(text, found);
  found.catch(() => texts.delete(text));
  return found;
}

async function find(db: Database, { listings }: Catalogue, text: string): Promise<FoundCourses> {
  const titled = listings.flatMap(({ row }) => (row.title.toLowerCase().includes(text) ? [row.id] : []));
  const words = wordsOf(text);
  if (words.length === 0) return { ids: new Set(titled), isNear: false };
  const ids = new Set([...titled, ...(await withWords(db, words))]);
  if (ids.size > 0) return { ids, isNear: false };
  const near = await withWordsLike(db, words);
  return { ids: new Set(near), isNear: near.length > 0 };
}
