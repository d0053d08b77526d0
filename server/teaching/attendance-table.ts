/** At which classes the students of a course were, as a CSV table that is safe to open in a spreadsheet (§schedule.19). */
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { byteOrderMark, csvLine } from '../platform/csv.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { type AttendanceMark, attendanceMark, classAttendance, classes } from '../platform/database/schema/schedule.ts';
import { sortName } from '../platform/database/student-search.ts';
import { inWords } from '../platform/local-time.ts';
import { isInClass } from './class.ts';

/** The latest classes that are in it: three a week for two years. */
const mostClasses = 300;

const labels: Record<AttendanceMark, string> = {
  present: 'Present',
  late: 'Late',
  excused: 'Excused',
  absent: 'Absent',
};
const marks = attendanceMark.enumValues;

/** A line of headings, and one of each student by name: how often each mark, and the mark at each class, the latest first. */
export async function attendanceTable(db: Database, courseId: string, now: Date): Promise<string> {
  const held = await db
    .select({ id: classes.id, title: classes.title, startsAt: classes.startsAt, timeZone: classes.timeZone })
    .from(classes)
    .where(and(eq(classes.courseId, courseId), eq(classes.cancelled, false), lte(classes.startsAt, now)))
    .orderBy(desc(classes.startsAt), desc(classes.id))
    .limit(mostClasses);
  const students = await db
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`, email: users.email })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(isInClass(courseId))
    .orderBy(sortName, users.id);
  const ids = held.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await db.select().from(classAttendance).where(inArray(classAttendance.classId, ids));
  const markOf = new Map(rows.map(({ userId, classId, mark }) => [`${userId} ${classId}`, mark]));

  const heads = [
    ...['Name', 'Email', 'Id', ...marks.map((mark) => labels[mark]), 'Not marked'],
    ...held.map(({ title, startsAt, timeZone }) => `${title}, ${inWords(timeZone, startsAt)} (${timeZone})`),
  ];
  const lines = students.map(({ id, name, email }) => {
    const own = ids.map((classId) => markOf.get(`${id} ${classId}`));
    const counted = (mark: AttendanceMark | undefined) => String(own.filter((one) => one === mark).length);
    const cells = own.map((mark) => (mark ? labels[mark] : ''));
    return [name, email, id, ...marks.map(counted), counted(undefined), ...cells];
  });
  return byteOrderMark + [heads, ...lines].map(csvLine).join('');
}
