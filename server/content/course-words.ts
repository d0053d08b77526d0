/** The words that the catalogue's search finds courses by (§catalogue.16, §catalogue.17). */
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { catalogueWords, courseWords } from '../platform/database/schema/catalogue.ts';
import { courses } from '../platform/database/schema/course.ts';

/** Writes the words of these courses, within the transaction that has changed them. */
export async function indexCourses(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${courseWords} (course_id, words)
    select id, to_tsvector('simple', course_text(${courses})) || to_tsvector('english', course_text(${courses}))
    from ${courses} where id = any(${sql.param(ids)}::text[])
    on conflict (course_id) do update set words = excluded.words`);
  await tx.execute(sql`
    with now as (
      select distinct unnest(tsvector_to_array(to_tsvector('simple', course_text(${courses})))) as word from ${courses}
    ), gone as (
      delete from ${catalogueWords} where word not in (select word from now)
    )
    insert into ${catalogueWords} (word) select word from now on conflict do nothing`);
}
