/** The gradebook of a course, and more time for its assignments (§teaching.63, §teaching.64, §teaching.66). */
import { findCourse } from '../../course/cache.ts';
import type { Handlers } from '../../http/handler-types.ts';
import { wholeClass } from '../class.ts';
import { giveMoreTime } from '../more-time.ts';
import { gradebookOf } from './gradebook.ts';
import { gradesTable } from './table.ts';

export const gradeHandlers: Pick<Handlers, 'listGrades' | 'downloadGrades' | 'giveMoreTime'> = {
  async listGrades({ params: { courseId }, query: { limit = 50, ...query } }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const gradebook = await gradebookOf(db, row.id, { ...query, limit }, now());
    return { status: 200, body: { courseTitle: row.title, ...gradebook } };
  },

  async giveMoreTime({ user, params, body, caller }, context) {
    return { status: 200, body: await giveMoreTime(context, { user, address: caller.address, ...params }, body) };
  },

  async downloadGrades({ params: { courseId }, query }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const gradebook = await gradebookOf(db, row.id, { ...query, limit: wholeClass }, now());
    return {
      status: 200,
      mediaType: 'text/csv',
      headers: { 'content-disposition': `attachment; filename="${row.id}-grades.csv"` },
      body: Buffer.from(gradesTable(gradebook)),
    };
  },
};
