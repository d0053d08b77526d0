/** The courses of students, for the replay of forecasts. */
import { asc, eq, sql } from 'drizzle-orm';
import { countedIn, coursesOf } from '../../course/cache.ts';
import { inBatches } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/client.ts';
import { learningSettings } from '../../platform/database/schema/analytics.ts';
import { completedLessons } from '../../platform/database/schema/lesson.ts';
import { daysIn, knownZone } from '../../platform/local-time.ts';
import type { Studied } from '../forecast-replay.ts';

type Row = { userId: string; courseId: string; lessonId: string; completedAt: Date; timeZone: string | null };

/** Each takes some milliseconds. Students come in the order of their ids, which are drawn. */
const mostRead = 2_000;

export async function readStudied(db: Database): Promise<Studied[]> {
  const { userId, courseId, lessonId, completedAt } = completedLessons;
  const order = [userId, courseId, lessonId];
  const found = new Map<string, Row[]>();
  const batches = inBatches<Row>((last, limit) =>
    db
      .select({ userId, courseId, lessonId, completedAt, timeZone: learningSettings.timeZone })
      .from(completedLessons)
      .leftJoin(learningSettings, eq(learningSettings.userId, userId))
      .where(last && sql`(${sql.join(order, sql`, `)}) > (${last.userId}::uuid, ${last.courseId}, ${last.lessonId})`)
      .orderBy(...order.map((column) => asc(column)))
      .limit(limit),
  );
  for await (const rows of batches) {
    for (const [key, own] of Map.groupBy(rows, (row) => `${row.userId} ${row.courseId}`)) {
      found.set(key, [...(found.get(key) ?? []), ...own]);
    }
    if (found.size >= mostRead) break;
  }
  const all = [...found.values()];
  const courses = await coursesOf(db, new Set(all.flat().map((row) => row.courseId)));
  const counted = new Map(
    [...courses].map(([id, { lessons }]) => [id, new Set(countedIn(lessons).map((one) => one.id))]),
  );
  return all.flatMap((rows) => {
    const [{ courseId: course, timeZone } = { courseId: '', timeZone: null }] = rows;
    const ids = counted.get(course);
    const dayOf = daysIn(knownZone(timeZone));
    const days = rows.flatMap((row) => (ids?.has(row.lessonId) ? dayOf(row.completedAt) : []));
    return ids && days.length > 0 ? [{ lessons: ids.size, days: days.toSorted() }] : [];
  });
}
