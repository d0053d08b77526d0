/** At which classes of a course a student was (§teaching.68), as their instructors marked it (§schedule.15). */
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { type AttendanceMark, classAttendance, classes } from '../../platform/database/schema/schedule.ts';

/** How many are shown; the counts are of all. */
const most = 20;

/** Classes that have begun, the latest first, without those of before the student enrolled, at which nobody could have marked them. */
export async function classesOf(
  db: Database,
  courseId: string,
  student: { id: string; enrolledAt: string },
  now: Date,
): Promise<components['schemas']['StudentClasses']> {
  const counted = (mark: AttendanceMark) =>
    sql<number>`(count(*) filter (where ${classAttendance.mark} = ${mark}) over ())::int`;
  const rows = await db
    .select({
      id: classes.id,
      title: classes.title,
      startsAt: classes.startsAt,
      mark: classAttendance.mark,
      total: sql<number>`(count(*) over ())::int`,
      present: counted('present'),
      late: counted('late'),
      excused: counted('excused'),
      absent: counted('absent'),
    })
    .from(classes)
    .leftJoin(classAttendance, and(eq(classAttendance.classId, classes.id), eq(classAttendance.userId, student.id)))
    .where(
      and(
        eq(classes.courseId, courseId),
        eq(classes.cancelled, false),
        sql`${classes.startsAt} <= ${now.toISOString()}::timestamptz`,
        or(isNotNull(classAttendance.mark), sql`${classes.startsAt} >= ${student.enrolledAt}::timestamptz`),
      ),
    )
    .orderBy(desc(classes.startsAt), desc(classes.id))
    .limit(most);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    present: first?.present ?? 0,
    late: first?.late ?? 0,
    excused: first?.excused ?? 0,
    absent: first?.absent ?? 0,
    items: rows.map(({ id, title, startsAt, mark }) => ({
      id,
      title,
      startsAt: startsAt.toISOString(),
      mark: mark ?? 'unmarked',
    })),
  };
}
