/** Who counts as the class of a course: the one rule of the roster, of the gradebook and of messages to students. */
import { type SQL, sql } from 'drizzle-orm';

/** A limit for all of them at once: more students than a course has. */
export const wholeClass = 1_000_000;

/** A condition on `enrolments`. Who teaches the course is none of its students, also if they have enrolled (§teaching.7). */
export const isInClass = (courseId: string) => sql`(
  enrolments.course_id = ${courseId} and enrolments.access = 'active' and not exists (
    select from course_instructors
    where course_instructors.user_id = enrolments.user_id and course_instructors.course_id = enrolments.course_id
  )
)`;

/** Whether a part of the name, which is in plain letters, or of the address is what is searched for (§teaching.40). */
export const isFound = (search: string, name: SQL, email: SQL) =>
  sql`(position(plain_letters(${search}) in ${name}) > 0 or position(lower(${search}) in lower(${email})) > 0)`;
