import {
  exampleGivenGrade,
  exampleGradebook,
  exampleGradeOfStudent,
  exampleInstructor,
} from '../../../../src/api/generated/examples.ts';
import { totalIn } from '../../../../src/machines/grading/values.ts';
import { gradeEntryMachine } from '../../../../src/machines/teaching/grade-entry.machine.ts';
import { submittedCell } from '../../../../src/machines/teaching/submitted-cell.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { gradeEntry, gradesPage } from '../../../pages/teaching/grades.page.ts';
import { text } from '../../browser/locators.ts';
import { type PageHelpers, pressing, pressTwice, retype } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const [leila, marek] = exampleGradebook.items;
const cellOf = (student: typeof leila) => {
  const cell = submittedCell(courseId, exampleGradebook, student?.id ?? '', 'question-log');
  if (!cell) throw new Error('The example of a gradebook has no such submission.');
  return cell;
};
const [graded, waiting] = [cellOf(leila), cellOf(marek)];
const attend = ({ attend: go }: PageHelpers) => go(paths.teach.grades(courseId), { user: exampleInstructor });

/** Types the first digit in the cell. */
const typing = (cell: typeof graded, digit: string) => ({
  open: async (helpers: PageHelpers) => {
    await attend(helpers);
    await gradesPage(helpers.page)
      .cell(new RegExp(`^${cell.assignment}, ${cell.student}`))
      .press(digit);
  },
  input: () => ({ cell, typed: digit }),
});

const feedbackId = '2b9e4f7d-af50-4d83-9e6c-906f3d4c5e62';
const { submissionId, student } = waiting;

export const gradeEntryModel = model(gradeEntryMachine)({
  starts: {
    'a first grade': typing(waiting, '8'),
    'the grade that it has': typing(graded, '9'),
    'an undone grade': {
      // It was typed just before the page was loaded.
      open: async (helpers) => {
        const { page } = helpers;
        await page.addInitScript(
          ([person, feedback]) => {
            const undoUntil = new Date(Date.now() + 30_000).toISOString();
            sessionStorage.setItem('returned', JSON.stringify({ person, returned: [{ ...feedback, undoUntil }] }));
          },
          [exampleInstructor.id, { courseId, submissionId, feedbackId, student, isTyped: true }] as const,
        );
        await attend(helpers);
        await gradeEntry(page).undoButton.click();
      },
      input: () => ({ cell: waiting, typed: null }),
    },
  },
  events: {
    write: [{ text: '87' }, { text: '92' }, { text: '870' }],
    submit: [{}],
    retry: [{}],
    close: [{}],
    ...pendingCallSamples([exampleGivenGrade], [409, 422]),
  },
  answers: { giveGrade: 'tells', getGrade: { done: [exampleGradeOfStudent], error: [500] } },
  tells: ({ typed, cell, isRead }) => [totalIn(typed), cell.isReturned, cell.grade, isRead],
  see: {
    opening: passing,
    'writing.plain': {
      says: '§teaching.72: a field in the cell, with what was typed',
      shows: [on(gradeEntry, 'field'), on(gradeEntry, 'returnButton')],
      hides: [on(gradeEntry, 'refusal')],
    },
    'writing.invalid': {
      says: '§teaching.72: it is no whole number from 0 to 100, and stays',
      shows: [on(gradeEntry, 'field'), text('Enter a whole number from 0 to 100.')],
    },
    'sending.underWay': { says: '§teaching.72: it is returned, once', shows: [on(gradeEntry, 'returning')] },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [on(gradeEntry, 'refusal'), notSentYet, on(gradeEntry, 'returnButton')],
    },
    rejected: {
      says: 'it was refused; what was typed is kept',
      shows: [on(gradeEntry, 'refusal'), on(gradeEntry, 'field')],
      hides: [notSentYet],
    },
    'conflict.loading': {
      says: '§teaching.73: someone else was there; the present grade is on its way',
      shows: [on(gradeEntry, 'refusal'), text('Loading the present grade...')],
    },
    'conflict.failed': {
      says: '§teaching.73: it could not be loaded; what was typed is kept',
      shows: [on(gradeEntry, 'field'), on(failure, 'retryButton')],
    },
    'conflict.shown': {
      says: '§teaching.73: the present grade, and what was typed',
      shows: [on(gradeEntry, 'field'), text('It has 74% now.')],
    },
    'reading.underWay': { says: '§teaching.73: the cell is read again', shows: [on(gradeEntry, 'loading')] },
    'reading.failed': {
      says: '§teaching.73: it could not be read, and why',
      shows: [on(gradeEntry, 'refusal'), on(failure, 'retryButton')],
    },
    closed: {
      says: '§teaching.72: the cell as it is',
      shows: [on(gradesPage, 'grid')],
      hides: [on(gradeEntry, 'field')],
    },
  },
  act: {
    write: ({ page }, { text: typed }) => retype(gradeEntry(page).field, typed),
    submit: ({ page }) => pressTwice(gradeEntry(page).returnButton),
    retry: pressing(failure, 'retryButton'),
    close: pressing(gradeEntry, 'cancelButton'),
    ...pendingCallActs('giveGrade'),
  },
});
