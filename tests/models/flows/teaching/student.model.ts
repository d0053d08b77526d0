import {
  exampleInstructor,
  exampleNewStudentOfCourse,
  exampleStudentOfCourse,
} from '../../../../src/api/generated/examples.ts';
import { teachingStudentMachine } from '../../../../src/machines/teaching/student.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { rosterMessageDialog } from '../../../pages/teaching/roster.page.ts';
import { studentPage } from '../../../pages/teaching/student.page.ts';
import { alert, waiting } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const courseId = 'data-analytics';
const studentId = exampleStudentOfCourse.id;

export const teachingStudent = model(teachingStudentMachine)({
  starts: {
    visit: {
      input: () => ({ courseId, studentId }),
      open: ({ attend }) => attend(paths.teach.student(courseId, studentId), { user: exampleInstructor }),
    },
  },
  events: { retry: [{}], refresh: [{}] },
  answers: {
    getStudentOfCourse: { done: [exampleStudentOfCourse, exampleNewStudentOfCourse], error: [500, 404, 403] },
  },
  see: {
    loading: { says: '§teaching.70: the student is on their way', shows: [waiting] },
    failed: {
      says: '§teaching.70: the student could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    missing: { says: '§teaching.70: the course has no such student', shows: [on(studentPage, 'missing')] },
    shown: {
      says: '§teaching.70: who the student is and how far they are',
      shows: [on(studentPage, 'name'), on(studentPage, 'progress')],
    },
    refreshing: {
      says: '§teaching.70: the student was written to; the page stays until it has come anew',
      shows: [on(studentPage, 'name'), on(studentPage, 'progress')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    refresh: async ({ page }) => {
      await studentPage(page).messageButton.click();
      await rosterMessageDialog(page).message.fill('Shall we meet?');
      await rosterMessageDialog(page).sendButton.click();
      await rosterMessageDialog(page).sent.waitFor();
      return press(rosterMessageDialog(page).closeButton);
    },
  },
});
