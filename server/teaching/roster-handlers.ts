/** How the students of a course do, for those who teach it (§teaching.7), and writing to some of them (§teaching.15). */
import { findCourse } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { csvFile } from '../platform/csv.ts';
import { attendanceTable } from './attendance-table.ts';
import { wholeClass } from './class.ts';
import { messageStudents } from './message-students.ts';
import { rosterOf } from './roster.ts';
import { rosterTable } from './roster-table.ts';

export const rosterHandlers: Pick<
  Handlers,
  'listRoster' | 'downloadRoster' | 'downloadAttendance' | 'messageStudents'
> = {
  async listRoster({ params: { courseId }, query: { limit = 50, ...query } }, { db, now }) {
    const course = await findCourse(db, courseId);
    const roster = await rosterOf(db, course, { ...query, limit }, now());
    return { status: 200, body: { courseTitle: course.row.title, ...roster } };
  },

  async messageStudents({ user, params: { courseId }, body }, context) {
    return { status: 201, body: { threads: await messageStudents(context, user, courseId, body) } };
  },

  async downloadRoster({ params: { courseId } }, { db, now }) {
    const { items } = await rosterOf(db, await findCourse(db, courseId), { limit: wholeClass }, now());
    return csvFile(`${courseId}-students.csv`, Buffer.from(rosterTable(items)));
  },

  async downloadAttendance({ params: { courseId } }, { db, now }) {
    const { row } = await findCourse(db, courseId);
    return csvFile(`${row.id}-attendance.csv`, Buffer.from(await attendanceTable(db, row.id, now())));
  },
};
