/** Grades imported from a CSV table (§teaching.85 to §teaching.88). */
import type { Handlers } from '../../../http/handler-types.ts';
import { countAttempt } from '../../../http/rate-limits.ts';
import { previewOf } from './preview.ts';
import { importGrades, undoGradeImport } from './return-grades.ts';

export const gradeImportHandlers: Pick<Handlers, 'previewGradeImport' | 'importGrades' | 'undoGradeImport'> = {
  async previewGradeImport({ user, params: { courseId }, body }, { db, now }) {
    await countAttempt(db, 'gradeImport', user.id);
    return { status: 200, body: await previewOf(db, courseId, body, now()) };
  },

  async importGrades({ user, caller, params: { courseId }, body }, context) {
    return { status: 200, body: await importGrades(context, { who: { user, caller }, courseId }, body) };
  },

  async undoGradeImport({ user, caller, params: { courseId }, body }, context) {
    return { status: 200, body: await undoGradeImport(context, { who: { user, caller }, courseId }, body) };
  },
};
