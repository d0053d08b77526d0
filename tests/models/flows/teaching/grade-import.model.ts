import {
  exampleGradeImportOfTheSame,
  exampleGradeImportPreview,
  exampleImportedGrades,
  exampleInstructor,
  exampleUndoneGrades,
} from '../../../../src/api/generated/examples.ts';
import { gradeImportMachine } from '../../../../src/machines/teaching/grade-import.machine.ts';
import { importedMost } from '../../../../src/machines/teaching/imported-grades.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { gradeImportDialog, gradeImportNotice } from '../../../pages/teaching/grade-import.page.ts';
import { gradesPage } from '../../../pages/teaching/grades.page.ts';
import { text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { moment } from '../samples.ts';

const courseId = 'data-analytics';
const { changes } = exampleGradeImportPreview;
const table = new File(['Email\nleila.haidari@example.com'], 'grades.csv', { type: 'text/csv' });
const empty = new File([], 'empty.csv', { type: 'text/csv' });

/** Of more grades than one call takes. */
const large = {
  ...exampleGradeImportPreview,
  changes: Array.from({ length: importedMost + 1 }, (_, index) => changes[index % changes.length] ?? changes[0]).filter(
    (change) => change !== undefined,
  ),
};
// A walk's clock runs on while calls are tried again, so that half a minute would be over.
const undoUntil = new Date(moment + 600_000).toISOString();
const partly = { ...exampleImportedGrades, undoUntil };
const whole = { ...partly, left: [] };
const many = {
  ...whole,
  given: Array.from({ length: importedMost }, () => exampleImportedGrades.given).flat(),
};
const nothing = { ...partly, given: [] };
const notAllUndone = { ...exampleUndoneGrades, left: exampleImportedGrades.left };

export const gradeImport = model(gradeImportMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend(paths.teach.grades(courseId), { user: exampleInstructor });
        await gradesPage(page).importButton.click();
      },
      input: (now) => ({ courseId, now }),
    },
  },
  events: {
    choose: [{ file: table }, { file: empty }],
    submit: [{}],
    retry: [{}],
    close: [{}],
    undo: [{}],
    dismiss: [{}],
    ...pendingCallSamples([whole, partly, nothing, many], [403]),
  },
  answers: {
    previewGradeImport: {
      done: [exampleGradeImportPreview, large, exampleGradeImportOfTheSame],
      error: [422],
    },
    importGrades: 'tells',
    undoGradeImport: { done: [exampleUndoneGrades, notAllUndone], error: [500] },
  },
  tells: ({ rest, given, left }) => [
    rest.length > importedMost,
    given.length > importedMost,
    given.length > 0,
    left.length > 0,
  ],
  see: {
    choosing: { says: '§teaching.89: a file can be chosen', shows: [on(gradeImportDialog, 'file')] },
    unfit: {
      says: '§teaching.85: the file cannot be taken',
      shows: [text('The file is empty.'), on(gradeImportDialog, 'file')],
    },
    reading: { says: 'the file is read', shows: [on(gradeImportDialog, 'reading')] },
    refused: {
      says: '§teaching.85: why it cannot be read, and another one can be chosen',
      shows: [text('The file could not be read'), on(failure, 'retryButton'), on(gradeImportDialog, 'file')],
    },
    nothing: {
      says: '§teaching.86: no grade would change',
      shows: [text(/^No grade changes/), on(gradeImportDialog, 'file')],
      hides: [on(gradeImportDialog, 'importButton')],
    },
    previewed: {
      says: '§teaching.86: what would change, before anything does',
      shows: [text(/ grades change, 340 stay as they are, 3 cannot be used\.$/), on(gradeImportDialog, 'importButton')],
    },
    'importing.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(gradeImportDialog, 'importingButton')],
    },
    'importing.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The grades are not imported yet'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'it was refused; the file is kept',
      shows: [text(/^(No grade was imported|.* the others were not imported)$/), on(gradeImportDialog, 'importButton')],
    },
    'leftAlone.deciding': passing,
    'leftAlone.some': {
      says: '§teaching.87: what has changed meanwhile stays, by name',
      shows: [on(gradeImportDialog, 'left'), on(gradeImportDialog, 'undoButton')],
    },
    'leftAlone.all': {
      says: '§teaching.87: all of it has changed meanwhile, so that nothing was returned',
      shows: [on(gradeImportDialog, 'left')],
      hides: [on(gradeImportDialog, 'undoButton')],
    },
    leaving: passing,
    'returned.offered': {
      says: '§teaching.88: all of it can be undone at once',
      shows: [on(gradeImportNotice, 'returned'), on(gradeImportNotice, 'undoButton')],
      hides: [on(gradeImportDialog, 'dialog')],
    },
    'returned.undoing': { says: '§teaching.88: it is undone', shows: [on(gradeImportNotice, 'undoingButton')] },
    'returned.notUndone': { says: '§teaching.88: it was not, and why', shows: [on(gradeImportNotice, 'notUndone')] },
    'returned.kept': {
      says: '§teaching.88: some could not be undone, by name',
      shows: [on(gradeImportNotice, 'kept')],
    },
    closed: {
      says: 'the gradebook, without a dialog or a notice',
      shows: [on(gradesPage, 'grid')],
      hides: [on(gradeImportDialog, 'dialog'), on(gradeImportNotice, 'undoButton')],
    },
  },
  // Only these states show a button that dismisses.
  possible: (event, { leaf }) => event.type !== 'dismiss' || leaf !== 'returned.undoing',
  act: {
    choose: async ({ page }, { file }) => {
      const { choose } = gradeImportDialog(page);
      await choose(file.name, await file.text());
    },
    submit: ({ page }) => pressTwice(gradeImportDialog(page).importOrRetryButton),
    retry: pressing(failure, 'retryButton'),
    close: ({ page }) => press(gradeImportDialog(page).leaveButton),
    undo: ({ page }) => gradeImportNotice(page).undoOrRetryButton.or(gradeImportDialog(page).undoButton).click(),
    dismiss: pressing(gradeImportNotice, 'dismissButton'),
    ...pendingCallActs('importGrades'),
  },
});
