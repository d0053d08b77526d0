/** Who counts as the class of a course: the one rule of the roster, of the gradebook and of messages to students. */
import { sql } from 'drizzle-orm';

/** A limit for all of them at once: more students than a course has. */
export const wholeClass = 1_000_000;

/** A condition on `enrolments`. Who teaches the course is none of its students, also if they have enrolled (§teaching.7). */
export const isInClass = (courseId: string) => sql`(
  enrolments.course_id = ${courseId} and enrolments.access = 'active' and not exists (
    select from course_instructors
    where course_instructors.user_id = enrolments.user_id and course_instructors.course_id = enrolments.course_id
  )
)`;
