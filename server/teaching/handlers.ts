/** The instructor's own pages: which courses they teach, and who else does. */
import type { Handlers } from '../http/handler-types.ts';
import { taughtCoursesOf } from './overview.ts';
import { studentViewHandlers } from './student-view.ts';

export const teachingHandlers: Pick<Handlers, 'listTaughtCourses' | keyof typeof studentViewHandlers> = {
  ...studentViewHandlers,

  async listTaughtCourses({ user }, { db, now }) {
    return { status: 200, body: await taughtCoursesOf(db, user.id, now()) };
  },
};
