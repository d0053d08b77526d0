/** One student of a course, for those who teach it (§teaching.68). */
import { sql } from 'drizzle-orm';
import { findCourse } from '../../course/cache.ts';
import { courseGradesOf, noCourseGrade } from '../../course/grade.ts';
import type { Handlers } from '../../http/handler-types.ts';
import { studentAbout } from './about.ts';
import { classesOf } from './classes.ts';
import { extensionsOf } from './extensions.ts';
import { threadsWith } from './threads.ts';
import { workOf } from './work.ts';

export const studentHandlers: Pick<Handlers, 'getStudentOfCourse'> = {
  async getStudentOfCourse({ params: { courseId, studentId } }, { db, now }) {
    const course = await findCourse(db, courseId);
    const moment = now();
    // One after another: a connection takes one statement at a time.
    const student = await studentAbout(db, course, studentId);
    const whose = sql`user_id = ${studentId}`;
    const courseGrade = (await courseGradesOf(db, { courseId, now: moment, whose })).get(studentId) ?? noCourseGrade;
    const work = await workOf(db, courseId, studentId, moment);
    const extensions = await extensionsOf(db, courseId, studentId);
    const classes = await classesOf(db, courseId, student, moment);
    const threads = await threadsWith(db, courseId, studentId);
    return {
      status: 200,
      body: { courseTitle: course.row.title, ...student, courseGrade, work, extensions, classes, threads },
    };
  },
};
