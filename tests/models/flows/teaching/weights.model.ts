import {
  exampleGradebook,
  exampleInstructor,
  exampleWeights,
  exampleWeightsAfter,
} from '../../../../src/api/generated/examples.ts';
import { weightsMachine } from '../../../../src/machines/teaching/weights.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { gradesPage, weightsDialog } from '../../../pages/teaching/grades.page.ts';
import { text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const { weights } = exampleGradebook;
const typed = '60';
const wanted = {
  weights: weights.assignments.map(({ id, weight }) => ({
    assignmentId: id,
    weight: id === 'sales-report' ? Number(typed) : weight,
  })),
  countsMissing: false,
  seenByStudents: false,
};
const changed = text('The weights have changed in the meantime');

export const weightsModel = model(weightsMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.grades(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: [{ weights }],
    submit: [{ wanted }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleWeightsAfter], [409, 422]),
  },
  answers: { setWeights: 'tells', getWeights: { done: [exampleWeights], error: [500] } },
  see: {
    closed: {
      says: 'the gradebook, without a dialog',
      shows: [on(gradesPage, 'title')],
      hides: [on(weightsDialog, 'dialog')],
    },
    writing: {
      says: '§teaching.91: a number for each assignment, and their sum',
      shows: [on(weightsDialog, 'dialog'), on(weightsDialog, 'saveButton'), on(weightsDialog, 'sum')],
    },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(weightsDialog, 'savingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The weights were not saved'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'nothing was saved; what was typed is kept',
      shows: [text('The weights were not saved'), on(weightsDialog, 'saveButton')],
      hides: [notSentYet],
    },
    'conflict.loading': {
      says: '§teaching.92: someone else has saved weights, which are on their way',
      shows: [changed, text('Loading the saved weights...')],
    },
    'conflict.failed': {
      says: '§teaching.92: they could not be loaded; what was typed is kept',
      shows: [changed, text(/The saved weights could not be loaded\./), on(failure, 'retryButton')],
    },
    'conflict.shown': {
      says: '§teaching.92: what is saved, beside what was typed',
      shows: [changed, text(/the saved weights are beside it/), on(weightsDialog, 'saveButton')],
    },
  },
  act: {
    open: pressing(gradesPage, 'weightsButton'),
    submit: async ({ page }) => {
      await weightsDialog(page).weightOf('Sales report').fill(typed);
      return pressTwice(weightsDialog(page).saveOrRetryButton);
    },
    write: ({ page }) => weightsDialog(page).weightOf('Sales report').fill('61'),
    ...pendingCallActs('setWeights'),
    close: ({ page }) => press(weightsDialog(page).cancelButton),
  },
});
