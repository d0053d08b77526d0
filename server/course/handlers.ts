/** One course: its page, enrolment, progress and materials (§course.2, §payment.1). */
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { teaches } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { coursesOf, findCourse } from './cache.ts';
import { endOf } from './certificate.ts';
import { completedByCourse, completedIn } from './completed-lessons.ts';
import { enrol, enrolmentIn, enrolmentsOf, lostAccessOf, requireEnrolment } from './enrolment.ts';
import { ownCourseGrade } from './grade.ts';
import { invalidateCatalogue, loadCatalogue } from './listing.ts';
import { packMaterials } from './materials.ts';
import { isDone, progressOf } from './progress.ts';
import { requireReader } from './reader.ts';
import { courseView, enrolledCourseView, visitor } from './view.ts';

export const courseHandlers: Pick<
  Handlers,
  'listEnrolledCourses' | 'getCourse' | 'enrollInCourse' | 'getCourseProgress' | 'downloadMaterials'
> = {
  async listEnrolledCourses({ user }, { db }) {
    const [enrolments, completed] = await Promise.all([enrolmentsOf(db, user.id), completedByCourse(db, user.id)]);
    const courses = await coursesOf(db, enrolments.keys());
    const lastFirst = [...enrolments].sort(([, one], [, other]) => other.getTime() - one.getTime());
    const body = lastFirst.flatMap(([courseId, enrolledAt]) => {
      const course = courses.get(courseId);
      return course ? [enrolledCourseView(course, enrolledAt, completed.get(courseId) ?? new Set())] : [];
    });
    return { status: 200, body };
  },

  async getCourse({ params, user }, { db, now }) {
    const course = await findCourse(db, params.courseId);
    const catalogue = await loadCatalogue(db);
    if (user === null) return { status: 200, body: courseView(course, catalogue, visitor) };
    const [enrolments, completed, lostAccess, isTeacher] = await Promise.all([
      enrolmentsOf(db, user.id),
      completedIn(db, user.id, params.courseId),
      lostAccessOf(db, user.id, params.courseId),
      teaches(db, user, params.courseId),
    ]);
    const isEnrolled = enrolments.has(params.courseId);
    const end = isEnrolled && isDone(course, completed) ? await endOf(db, user.id, course, now()) : undefined;
    const teaching = isTeacher && !isEnrolled;
    const own = { courseId: params.courseId, userId: user.id, now: now() };
    const courseGrade = isEnrolled ? await ownCourseGrade(db, own) : undefined;
    const learner = { enrolments, completed, lostAccess, teaching, end, courseGrade };
    return { status: 200, body: courseView(course, catalogue, learner) };
  },

  async enrollInCourse({ params: { courseId }, user, address }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const before = await enrolmentIn(db, user.id, courseId);
    if (before) return { status: 200, body: { courseId, enrolledAt: before.toISOString() } };
    if (row.price > 0 && !(await hasPaid(db, user.id, courseId))) {
      throw new Problem(402, 'This course is to be paid for before you can enroll.');
    }
    const enrolledAt = await db.transaction((tx) => enrol(tx, user.id, courseId, now(), address));
    invalidateCatalogue(db);
    return { status: 200, body: { courseId, enrolledAt: enrolledAt.toISOString() } };
  },

  async getCourseProgress({ params: { courseId }, user }, { db }) {
    const course = await findCourse(db, courseId);
    await requireEnrolment(db, user.id, courseId);
    return { status: 200, body: progressOf(course, await completedIn(db, user.id, courseId)) };
  },

  async downloadMaterials({ params: { courseId }, user }, { db }) {
    const course = await findCourse(db, courseId);
    await requireReader(db, user, courseId);
    return {
      status: 200,
      mediaType: 'application/zip',
      headers: { 'content-disposition': `attachment; filename="${courseId}.zip"` },
      body: await packMaterials(db, course),
    };
  },
};

async function hasPaid(db: Database, userId: string, courseId: string): Promise<boolean> {
  const paid = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.courseId, courseId),
        eq(orders.status, 'confirmed'),
        isNull(orders.refundedAt),
        isNull(orders.disputedAt),
      ),
    );
  return paid.length > 0;
}
