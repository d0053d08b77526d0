import {
  exampleExcusedCell,
  exampleGradebook,
  exampleInstructor,
  exampleMissingCell,
} from '../../../../src/api/generated/examples.ts';
import { excuseMachine } from '../../../../src/machines/teaching/excuse.machine.ts';
import { excuseTargetOf } from '../../../../src/machines/teaching/excused-cell.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { excuseDialog, gradesPage, removeExcuseDialog } from '../../../pages/teaching/grades.page.ts';
import { text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const reason = 'You were ill.';
/** Work that was not submitted, and work that is excused. */
const targets = exampleGradebook.items.flatMap(({ id }) =>
  ['sales-report', 'survey-plan'].flatMap((assignment) => excuseTargetOf(exampleGradebook, assignment, id) ?? []),
);

export const excuse = model(excuseMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.grades(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: targets.map((target) => ({ target })),
    submit: [{ reason }],
    write: [{}],
    confirm: [{}],
    close: [{}],
    ...pendingCallSamples([exampleExcusedCell], [409, 422]),
  },
  answers: { excuseStudent: 'tells', removeExcuse: { done: [exampleMissingCell], error: [500] } },
  see: {
    closed: {
      says: 'the gradebook, without a dialog',
      shows: [on(gradesPage, 'grid')],
      hides: [on(excuseDialog, 'dialog'), on(removeExcuseDialog, 'dialog')],
    },
    writing: {
      says: '§teaching.78: the reason',
      shows: [on(excuseDialog, 'dialog'), on(excuseDialog, 'sendButton')],
    },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(excuseDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The student was not excused'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'the student is not excused; what was written is kept',
      shows: [text('The student was not excused'), on(excuseDialog, 'reason')],
      hides: [notSentYet],
    },
    confirming: {
      says: '§teaching.78: who excused the student and why, asked once',
      shows: [on(removeExcuseDialog, 'dialog'), on(removeExcuseDialog, 'keepButton')],
    },
    removing: { says: 'it is under way', shows: [on(removeExcuseDialog, 'removingButton')] },
    notRemoved: { says: 'the student is still excused', shows: [text('The student is still excused')] },
  },
  tells: ({ target }) => [target?.excuse === null],
  act: {
    // Once a cell was excused, or its excuse removed, the page has the other button: the same again is sent directly.
    open: async ({ page, send }, event) => {
      const { assignment, student, excuse: given } = event.target;
      const cell = `${assignment.title}, ${student.name}`;
      await gradesPage(page)
        .cell(new RegExp(`^${cell}: `))
        .focus();
      const button = gradesPage(page).excuseButton(cell, given !== null);
      return (await button.isVisible()) ? press(button) : send(event);
    },
    submit: async ({ page }) => {
      await excuseDialog(page).reason.fill(reason);
      return pressTwice(excuseDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => excuseDialog(page).reason.fill('I made a mistake.'),
    confirm: pressing(removeExcuseDialog, 'confirmOrRetryButton'),
    ...pendingCallActs('excuseStudent'),
    close: ({ page }) => press(page.getByRole('button', { name: /^(Cancel|Keep It)$/ })),
  },
});
