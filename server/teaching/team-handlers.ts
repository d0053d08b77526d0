/** The instructors of a course, for those who teach it (§teaching.12 to §teaching.14). */
import { findCourse } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { addInstructor, instructorsOf, removeInstructor } from './team.ts';

export const teamHandlers: Pick<Handlers, 'listCourseInstructors' | 'addCourseInstructor' | 'removeCourseInstructor'> =
  {
    async listCourseInstructors({ params: { courseId }, user }, { db }) {
      const { row } = await findCourse(db, courseId);
      return { status: 200, body: { courseTitle: row.title, instructors: await instructorsOf(db, courseId, user.id) } };
    },

    async addCourseInstructor({ params: { courseId }, body: { email }, user, address }, context) {
      return { status: 201, body: await addInstructor(context, { courseId, by: { user, address } }, email) };
    },

    async removeCourseInstructor({ params: { courseId, userId }, user, address }, context) {
      await removeInstructor(context, { courseId, by: { user, address } }, userId);
      return { status: 204 };
    },
  };
