import { exampleAssignmentCompleted, exampleSubmissionFile } from '../../../../src/api/generated/examples.ts';
import { assignmentSubmissionMachine } from '../../../../src/machines/assignments/submission.machine.ts';
import { assignmentDialog } from '../../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../../pages/assignments/submission.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, text } from '../../browser/locators.ts';
import { barred, press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { fileOf, pending } from '../samples.ts';
import { choose, letTellProgress, uploadActs, uploadSamples } from '../uploads.ts';

const [log, table] = [fileOf('log.md'), fileOf('table.csv')];

export const assignmentSubmission = model(assignmentSubmissionMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await letTellProgress(page);
        await attend('/assignments');
        await assignmentsPage(page).detailsButton('Question log').click();
      },
    },
  },
  events: {
    open: [{ assignment: pending }],
    'file.add': [{ files: [log] }, { files: [log, table] }],
    'file.remove': [{ key: `log.md/${log.size}/${log.lastModified}` }],
    submit: [{ text: 'Five questions.' }, { text: ' ' }],
    write: [{}],
    close: [{ text: 'Five questions.' }],
    ...pendingCallSamples([exampleAssignmentCompleted], [409, 422, 403]),
    ...uploadSamples(exampleSubmissionFile.id),
  },
  answers: {
    uploadSubmissionFile: 'tells',
    submitAssignment: 'tells',
  },
  tells: ({ files }) => files.map(({ id }) => id !== null),
  see: {
    closed: { says: 'no dialog', shows: [dialog('Question log')], hides: [dialog('Submit Assignment')] },
    'editing.writing': {
      says: '§assignments.20: text and files',
      shows: [dialog('Submit Assignment'), on(submissionDialog, 'submitButton')],
    },
    'editing.rejected': {
      says: 'not handed in; text and files are kept',
      shows: [text('Your assignment was not submitted'), on(submissionDialog, 'submitButton')],
      hides: [notSentYet],
    },
    'sending.uploading': { says: 'the files are on their way', shows: [on(submissionDialog, 'uploadingButton')] },
    'sending.submitting.underWay': {
      says: 'the assignment is being handed in and cannot be sent twice',
      shows: [on(submissionDialog, 'submittingButton')],
    },
    'sending.submitting.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your assignment was not submitted'), notSentYet, on(failure, 'retryButton')],
    },
  },
  possible: (event, { leaf, context: { files, text } }) => {
    // Only a file that is in the list has a button that removes it.
    if ('key' in event) return files.some(({ key }) => key === event.key);
    if (leaf !== 'sending.submitting.delayed') return true;
    // While a call waits, only its own text can be sent again, as typing another is an event itself. Files that are in
    // the list already are not added again.
    if ('files' in event) return Array.isArray(event.files) && event.files.length > files.length;
    return event.type !== 'submit' || ('text' in event && event.text === text);
  },
  act: {
    open: pressing(assignmentDialog, 'submitButton'),
    'file.add': ({ page }, { files }) =>
      choose(submissionDialog(page).fileField, page.getByRole('list', { name: 'Chosen files' }), files),
    'file.remove': ({ page }) => press(submissionDialog(page).removeButton('log.md')),
    submit: async ({ page }, event) => {
      const dialog = page.getByRole('dialog', { name: 'Submit Assignment' });
      await submissionDialog(page).answer.fill(event.text);
      await pressTwice(submissionDialog(page).submitOrRetryButton);
      // Without a text and a file nothing is sent: the form itself says what is missing.
      const hasFiles = (await dialog.getByRole('list', { name: 'Chosen files' }).count()) > 0;
      if (hasFiles || event.text.trim() !== '') return undefined;
      await dialog.getByText('Please write your answer or add a file.').waitFor();
      return barred;
    },
    write: ({ page }) => submissionDialog(page).answer.fill('Six questions.'),
    ...pendingCallActs('submitAssignment'),
    close: ({ page }) => press(submissionDialog(page).cancelOrStopButton),
    ...uploadActs('uploadSubmissionFile', 'assignmentSubmission', exampleSubmissionFile),
  },
});
