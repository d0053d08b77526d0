/**
 * The gradebook of a course, grades that are typed in it, more time for its assignments, excuses, how one of them went, and
 * what each weighs (§teaching.63 to §teaching.66, §teaching.72, §teaching.75, §teaching.80, §teaching.90).
 */
import { findCourse } from '../../course/cache.ts';
import { returnTypedGrade } from '../../grading/typed-grade.ts';
import type { Handlers } from '../../http/handler-types.ts';
import { csvFile } from '../../platform/csv.ts';
import { wholeClass } from '../class.ts';
import { excuseStudent, removeExcuse } from '../excuse.ts';
import { giveMoreTime } from '../more-time.ts';
import { gradebookOf } from './gradebook.ts';
import { gradeOfStudent } from './one-cell.ts';
import { statisticsOf } from './statistics.ts';
import { gradesTable } from './table.ts';
import { setWeights, weightsOf } from './weights.ts';

export const gradeHandlers: Pick<
  Handlers,
  | 'listGrades'
  | 'downloadGrades'
  | 'getGrade'
  | 'giveGrade'
  | 'giveMoreTime'
  | 'excuseStudent'
  | 'removeExcuse'
  | 'getAssignmentStatistics'
  | 'getWeights'
  | 'setWeights'
> = {
  async listGrades({ params: { courseId }, query: { limit = 50, ...query } }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const gradebook = await gradebookOf(db, row.id, { ...query, limit }, now());
    return { status: 200, body: { courseTitle: row.title, ...gradebook } };
  },

  async getGrade({ params }, { db, now }) {
    return { status: 200, body: await gradeOfStudent(db, params, now()) };
  },

  async giveGrade({ user, caller, params, body }, context) {
    const { feedback, undoUntil } = await returnTypedGrade(context, { user, caller }, params, body);
    const now = await gradeOfStudent(context.db, params, context.now());
    return { status: 201, body: { ...now, feedbackId: feedback.id, undoUntil } };
  },

  async giveMoreTime({ user, params, body, caller }, context) {
    return { status: 200, body: await giveMoreTime(context, { user, address: caller.address, ...params }, body) };
  },

  async excuseStudent({ user, params, body, caller }, context) {
    return {
      status: 200,
      body: await excuseStudent(context, { user, address: caller.address, ...params }, body.reason),
    };
  },

  async removeExcuse({ user, params, caller }, context) {
    return { status: 200, body: await removeExcuse(context, { user, address: caller.address, ...params }) };
  },

  async getAssignmentStatistics({ params: { courseId, assignmentId } }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const statistics = await statisticsOf(db, { courseId: row.id, assignmentId }, now());
    return { status: 200, body: { courseTitle: row.title, ...statistics } };
  },

  async getWeights({ params: { courseId } }, { db }) {
    const { row } = await findCourse(db, courseId);
    return { status: 200, body: await weightsOf(db, row.id) };
  },

  async setWeights({ user, params: { courseId }, body, caller }, context) {
    const { row } = await findCourse(context.db, courseId);
    const asked = { user, address: caller.address, courseId: row.id };
    return { status: 200, body: await setWeights(context, asked, body) };
  },

  async downloadGrades({ params: { courseId }, query }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    const gradebook = await gradebookOf(db, row.id, { ...query, limit: wholeClass }, now());
    return csvFile(`${row.id}-grades.csv`, Buffer.from(gradesTable(gradebook)));
  },
};
