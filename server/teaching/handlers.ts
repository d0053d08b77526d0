/** The instructor's pages: the courses that they teach, problem areas, and Student view. */
import { findCourse } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { choicesOf, chooseTeachingMails } from './mail-choices.ts';
import { taughtCoursesOf } from './overview.ts';
import { strugglesOf } from './struggles.ts';
import { studentViewHandlers } from './student-view.ts';

export const teachingHandlers: Pick<
  Handlers,
  'listTaughtCourses' | 'getStruggles' | 'getTeachingMails' | 'chooseTeachingMails' | keyof typeof studentViewHandlers
> = {
  ...studentViewHandlers,

  async listTaughtCourses({ user }, { db, now }) {
    return { status: 200, body: await taughtCoursesOf(db, user.id, now()) };
  },

  async getStruggles({ params: { courseId } }, { db }) {
    return { status: 200, body: await strugglesOf(db, await findCourse(db, courseId)) };
  },

  async getTeachingMails({ user }, { db }) {
    return { status: 200, body: await choicesOf(db, user.id) };
  },

  async chooseTeachingMails({ user, body }, context) {
    return { status: 200, body: await chooseTeachingMails(context, user.id, body) };
  },
};
