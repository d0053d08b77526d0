/** Who a student of a course is, and which of its lessons they have completed (§teaching.68). */
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { type CourseEntry, countedIn } from '../../course/cache.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { isInClass } from '../class.ts';

type About = Pick<
  components['schemas']['StudentOfCourse'],
  'id' | 'name' | 'email' | 'photo' | 'enrolledAt' | 'lastActiveOn' | 'progress' | 'modules'
>;

const found = z.object({
  name: z.string(),
  email: z.string(),
  photoId: z.string().nullable(),
  enrolledAt: z.date(),
  activeOn: z.iso.date().nullable(),
  completed: z.array(z.string()),
});

/** Throws 404 for someone who is not a student of the course. */
export async function studentAbout(db: Database, course: CourseEntry, studentId: string): Promise<About> {
  const courseId = course.row.id;
  const ofCourse = sql`select id from assignments where course_id = ${courseId}`;
  // The day, as in the roster: a moment would tell who submitted what, where grading is blind.
  const activeOn = sql`(greatest(
    ${enrolments.lastActiveAt},
    (select max(submitted_at) from submissions where user_id = ${users.id} and assignment_id in (${ofCourse})),
    (select max(sent_at) from thread_messages where author_id = ${users.id}
      and thread_id in (select id from threads where course_id = ${courseId}))
  ) at time zone 'UTC')::date::text`;
  const completed = sql`(
    select coalesce(json_agg(lesson_id), '[]') from completed_lessons where user_id = ${users.id} and course_id = ${courseId}
  )`;
  const [row] = await db
    .select({
      name: sql`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      photoId: users.photoId,
      enrolledAt: enrolments.enrolledAt,
      activeOn,
      completed,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(isInClass(courseId), eq(enrolments.userId, studentId)));
  if (!row) throw new Problem(404, 'This course has no such student.');
  const { photoId, enrolledAt, activeOn: day, completed: ids, ...student } = found.parse(row);
  return {
    id: studentId,
    ...student,
    ...(photoId !== null && { photo: `/v1/photos/${photoId}` }),
    enrolledAt: enrolledAt.toISOString(),
    ...(day !== null && { lastActiveOn: day }),
    ...progressIn(course, new Set(ids)),
  };
}

/** The same lessons count as in the roster. */
function progressIn({ modules, lessons }: CourseEntry, completed: ReadonlySet<string>) {
  const counted = countedIn(lessons);
  const done = counted.filter(({ id }) => completed.has(id));
  const lessonsOf = (moduleId: string, among: typeof counted) =>
    among.filter((lesson) => lesson.moduleId === moduleId).length;
  return {
    progress: counted.length === 0 ? 0 : Math.round((done.length / counted.length) * 100),
    modules: modules.map(({ id, title }) => ({
      id,
      title,
      lessons: lessonsOf(id, counted),
      completed: lessonsOf(id, done),
    })),
  };
}
