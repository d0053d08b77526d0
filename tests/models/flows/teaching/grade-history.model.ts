import {
  exampleGradebook,
  exampleGradeOfStudent,
  exampleGradeOfStudentAtFirst,
  exampleInstructor,
} from '../../../../src/api/generated/examples.ts';
import { gradeHistoryMachine } from '../../../../src/machines/teaching/grade-history.machine.ts';
import { submittedCell } from '../../../../src/machines/teaching/submitted-cell.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { gradeHistoryDialog, gradesPage } from '../../../pages/teaching/grades.page.ts';
import { dialog } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const courseId = 'data-analytics';
const cells = exampleGradebook.items.flatMap(
  ({ id }) => submittedCell(courseId, exampleGradebook, id, 'question-log') ?? [],
);

export const gradeHistory = model(gradeHistoryMachine)({
  starts: { 'a course': { open: ({ attend }) => attend(paths.teach.grades(courseId), { user: exampleInstructor }) } },
  events: { open: cells.map((cell) => ({ cell })), retry: [{}], close: [{}] },
  answers: { getGrade: { done: [exampleGradeOfStudent, exampleGradeOfStudentAtFirst], error: [500] } },
  see: {
    closed: {
      says: 'the gradebook, without a dialog',
      shows: [on(gradesPage, 'grid')],
      hides: [dialog('Grade history')],
    },
    loading: { says: 'the grades are asked for', shows: [on(gradeHistoryDialog, 'loading')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [on(failure, 'retryButton')] },
    shown: {
      says: '§teaching.74: who gave which grade, and when',
      shows: [on(gradeHistoryDialog, 'dialog')],
      hides: [on(failure, 'alert')],
    },
  },
  act: {
    open: ({ page }, { cell }) =>
      gradesPage(page)
        .cell(new RegExp(`^${cell.assignment}, ${cell.student}`))
        .press('h'),
    retry: pressing(failure, 'retryButton'),
    close: pressing(gradeHistoryDialog, 'closeButton'),
  },
});
