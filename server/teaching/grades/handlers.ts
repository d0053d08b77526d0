/** The gradebook of a course, for those who teach it (§teaching.63, §teaching.64). */
import { findCourse } from '../../course/cache.ts';
import type { Handlers } from '../../http/handler-types.ts';
import { wholeClass } from '../class.ts';
import { gradebookOf } from './gradebook.ts';
import { gradesTable } from './table.ts';

export const gradeHandlers: Pick<Handlers, 'listGrades' | 'downloadGrades'> = {
  async listGrades({ params: { courseId }, query: { limit = 50, ...query } }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const gradebook = await gradebookOf(db, row.id, { ...query, limit }, now());
    return { status: 200, body: { courseTitle: row.title, ...gradebook } };
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
