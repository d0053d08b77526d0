/** What the grown data are added to: the courses, the demonstration's two accounts, and what all of it is drawn from. */
import { asc, eq, inArray } from 'drizzle-orm';
import { hashUnknownPassword } from '../../account/password-hash.ts';
import { findCourse } from '../../course/cache.ts';
import { criteriaOf } from '../../course/certificate.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { assignments } from '../../platform/database/schema/assignments.ts';
import { courseInstructors, courses, lessons } from '../../platform/database/schema/course.ts';
import { demoInstructor, demoStudent } from '../accounts.ts';
import type { Draw } from './drawn.ts';
import { type Phrases, readPhrases } from './phrases.ts';

export type Course = Pick<typeof courses.$inferSelect, 'id' | 'title' | 'price' | 'currency' | 'instructor'> & {
  lessons: (typeof lessons.$inferSelect)[];
  assignments: (typeof assignments.$inferSelect)[];
  /** What its certificate takes, in sentences. */
  criteria: string[];
};

export type World = {
  /** Its first moment, in UTC: everything is before it, or planned after it, so that all runs of a day agree. */
  today: Date;
  phrases: Phrases;
  courses: Course[];
  /** Of the demonstration's instructor; the first has most of the students. All courses where they teach none. */
  taught: Course[];
  instructor: { id: string; name: string };
  /** The demonstration's student. */
  student: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
};

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** `days` from `moment`; negative is past. */
export const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * day);

export async function readWorld(db: Database, now: Date): Promise<World> {
  const emails = [demoStudent.email, demoInstructor.email];
  const accounts = await db.select().from(users).where(inArray(users.email, emails));
  const [student, instructor] = emails.map((email) => accounts.find((one) => one.email === email));
  if (!student || !instructor) throw new Error('The database has no demonstration');
  const allLessons = await db.select().from(lessons).orderBy(asc(lessons.position));
  const allAssignments = await db.select().from(assignments).orderBy(asc(assignments.id));
  const rows = await db.select().from(courses).orderBy(asc(courses.position));
  const all = await Promise.all(
    rows.map(async ({ id, title, price, currency, instructor: name }): Promise<Course> => {
      const entry = await findCourse(db, id);
      return {
        ...{ id, title, price, currency, instructor: name },
        lessons: allLessons.filter(({ courseId }) => courseId === id),
        assignments: allAssignments.filter(({ courseId }) => courseId === id),
        criteria: await criteriaOf(db, entry),
      };
    }),
  );
  const own = await db.select().from(courseInstructors).where(eq(courseInstructors.userId, instructor.id));
  const taught = all.filter(({ id }) => own.some(({ courseId }) => courseId === id));
  return {
    today: new Date(now.toISOString().slice(0, 10)),
    phrases: readPhrases(),
    courses: all,
    taught: taught.length > 0 ? taught : all,
    instructor: { id: instructor.id, name: `${instructor.firstName} ${instructor.lastName}` },
    student: student.id,
    passwordHash: await hashUnknownPassword(),
  };
}

/** The first course in most cases, any of them in the others. */
export function taughtCourse({ taught }: World, draw: Draw): Course {
  const [first] = taught;
  return first && draw.isIn(60) ? first : draw.oneOf(taught);
}
