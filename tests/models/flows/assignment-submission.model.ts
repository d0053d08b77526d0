import { exampleAssignmentCompleted, exampleSubmissionFile } from '../../../src/api/examples.ts';
import { assignmentSubmissionMachine } from '../../../src/machines/assignment-submission.machine.ts';
import { control, dialog, words } from '../browser/looks.ts';
import { button, press, pressTwice } from '../browser/stage.ts';
import { faultOf, model } from '../engine/model.ts';
import { fileOf, pending } from './samples.ts';

const [log, table] = [fileOf('log.md'), fileOf('table.csv')];

const nothingWritten = 'the form asks for an answer before the machine is told';

export const assignmentSubmission = model(assignmentSubmissionMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await page.getByRole('button', { name: 'View Details: Question log' }).click();
      },
    },
  },
  events: {
    open: [{ assignment: pending }],
    'file.add': [{ files: [log] }, { files: [log, table] }],
    'file.remove': [{ key: `log.md/${log.size}/${log.lastModified}` }],
    submit: [{ text: 'Five questions.' }, { text: ' ' }],
    close: [{ text: 'Five questions.' }],
    'upload.progress': [{ share: 0.5 }],
    'upload.done': [{ id: '4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10' }],
    'upload.failed': [{ error: faultOf(500) }],
  },
  answers: {
    uploadSubmissionFile: 'tells',
    submitAssignment: { done: [exampleAssignmentCompleted], error: [409, 422, 500] },
  },
  tells: ({ files }) => files.map(({ id }) => id !== null),
  see: {
    closed: { says: 'no dialog', shows: [dialog('Question log')], hides: [dialog('Submit Assignment')] },
    'editing.writing': { says: 'decisions 5: text and files', shows: [dialog('Submit Assignment'), control('Submit')] },
    'editing.rejected': {
      says: 'not handed in; text and files are kept',
      shows: [words('Your assignment was not submitted'), control('Retry')],
    },
    'sending.uploading': { says: 'the files are on their way', shows: [control('Uploading...')] },
    'sending.submitting': {
      says: 'the assignment is being handed in and cannot be sent twice',
      shows: [control('Submitting...')],
    },
  },
  possible: (event) => event.type !== 'upload.progress' && !('text' in event && event.text === ' '),
  beyond: {
    'transition sending.uploading: upload.progress -> stays': 'the browser reports progress as the network has it',
    'transition editing: submit [1 of 3] -> stays': nothingWritten,
    'guard of editing: submit [1 of 3] -> stays is true': nothingWritten,
  },
  act: {
    open: button('Submit Assignment'),
    // A file that stands there already would come as another, as it is made anew here.
    'file.add': async ({ page }, { files }) => {
      const isThere = await Promise.all(
        files.map(({ name }) => page.getByRole('list', { name: 'Chosen files' }).getByText(name).count()),
      );
      const added = files
        .filter((_, index) => isThere[index] === 0)
        .map(({ name, type }) => ({ name, mimeType: type, buffer: Buffer.from('Something.') }));
      if (added.length > 0) await page.getByLabel('Add files').setInputFiles(added);
    },
    'file.remove': button('Remove log.md'),
    submit: async ({ page }, event) => {
      await page.getByLabel('Your answer', { exact: true }).fill(event.text);
      return pressTwice(
        page.getByRole('dialog', { name: 'Submit Assignment' }).getByRole('button', { name: /^(Submit|Retry)$/ }),
      );
    },
    close: ({ page }) =>
      press(page.getByRole('dialog', { name: 'Submit Assignment' }).getByRole('button', { name: /^(Cancel|Stop)/ })),
    'upload.progress': ({ gate }) => gate.end([], { kind: 'done', body: undefined }),
    'upload.done': async ({ gate }) => {
      await gate.called(['uploadSubmissionFile']);
      await gate.end(['uploadSubmissionFile'], { kind: 'done', body: exampleSubmissionFile });
    },
    'upload.failed': async ({ gate }) => {
      await gate.called(['uploadSubmissionFile']);
      await gate.end(['uploadSubmissionFile'], { kind: 'error', status: 500 });
    },
  },
});
