/** How a search asks for titles: by an index of their words, the nearest first, at most five of a kind. */
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';

export type Kind = components['schemas']['SearchResult']['kind'];

export const mostOfKind = 5;
/** Of each kind: what half of all titles have is answered as fast as a seldom word. */
const mostSorted = 1_000;
/**
 * The index is asked for the titles of a person's own courses only where these are few and have few titles: it looks at each
 * of them. Of others it is asked for everybody's, many of which are theirs.
 */
const few = { owners: sql.raw('50'), titles: sql.raw('5000') };

/** Titles of one kind. Who may open them is `where` alone: the index's owners only make it fast. */
export type Titles = {
  kind: Kind;
  table: PgTable & { id: AnyPgColumn; title: AnyPgColumn };
  /** The title's words, as its index has them. */
  words: SQL;
  courseId?: AnyPgColumn;
  isTaught?: boolean;
  where?: SQL | undefined;
  /** Whose titles the index is asked for; without it, everybody's. */
  owners?: {
    /** Queries for their ids. */
    ids: SQLWrapper[];
    /** A query for the titles of the course `owner.id`, where a course can have very many. */
    titles?: SQL;
  };
};

/** The ids of the owners as one array, null where the index is not asked for them. */
function owned({ ids, titles }: NonNullable<Titles['owners']>): SQL {
  if (ids.length === 0) return sql`'{}'::text[]`;
  const most = few.titles;
  const haveFew = titles
    ? sql`(select count(*) from (
        select from unnest(ids) as owner(id), lateral (${titles} limit ${most} + 1) as one limit ${most} + 1
      ) as all_titles) <= ${most}`
    : sql`true`;
  return sql`(
    select case when cardinality(ids) <= ${few.owners} and ${haveFew} then ids end
    from (
      select coalesce(array_agg(id), '{}') as ids
      from (${sql.join(ids, sql` union `)} limit ${few.owners} + 1) as owner(id)
    ) as owners
  )`;
}

/**
 * Typed words with other characters than letters and digits, as patterns: the index knows nothing of these characters. Each
 * begins where no letter or digit is before it.
 */
const patternsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[^\p{L}\p{N}]/u.test(word))
    .map((word) => `(^|[^[:alnum:]])${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);

/** At most five, the nearest first. The query of the index is a subquery, so that each plan of the statement uses the index. */
function nearest(db: Database, text: string, { kind, table, words, courseId, isTaught, where, owners }: Titles) {
  const patterns = patternsOf(text);
  const ids = owners ? owned(owners) : sql`null::text[]`;
  const small = sql<string>`lower(${table.title}) collate "C"`;
  const found = db
    .select({
      kind: sql<Kind>`${sql.raw(`'${kind}'`)}`.as('kind'),
      id: sql<string>`${table.id}::text`.as('found_id'),
      courseId: sql<string | null>`${courseId ?? sql`null::text`}`.as('found_course'),
      isTaught: sql<boolean>`${sql.raw(String(isTaught === true))}`.as('is_taught'),
      title: sql<string>`${table.title}`.as('found_title'),
      small: small.as('small'),
    })
    .from(table)
    .where(
      and(
        sql`${words} @@ (select typed_words(typed, ${ids}) from given)`,
        patterns.length > 0 ? sql`${small} ~ all(${sql.param(patterns)}::text[])` : undefined,
        where,
      ),
    )
    .limit(mostSorted)
    .as('found');
  const begins = sql<boolean>`starts_with(${found.small}, (select lower(typed) from given))`;
  return db
    .select({
      kind: found.kind,
      id: found.id,
      courseId: found.courseId,
      isTaught: found.isTaught,
      title: found.title,
      small: found.small,
      begins: begins.as('begins'),
    })
    .from(found)
    .orderBy(desc(begins), asc(found.small), asc(found.id))
    .limit(mostOfKind);
}

export type Found = Awaited<ReturnType<typeof nearestOf>>[number];

/** The titles of each kind that have all words of the text, in one statement and in no order. */
export async function nearestOf(db: Database, text: string, [first, second, ...more]: [Titles, Titles, ...Titles[]]) {
  const given = db
    .$with('given')
    .as(db.select({ typed: sql<string>`${text}::text`.as('typed') }).from(sql`(values (1)) as one`));
  const of = (titles: Titles) => nearest(db, text, titles);
  const found = unionAll(of(first), of(second), ...more.map(of)).as('nearest');
  return db
    .with(given)
    .select({
      kind: found.kind,
      id: found.id,
      courseId: found.courseId,
      courseTitle: courses.title,
      isTaught: found.isTaught,
      title: found.title,
      small: found.small,
      begins: found.begins,
    })
    .from(found)
    .leftJoin(courses, eq(courses.id, found.courseId));
}
