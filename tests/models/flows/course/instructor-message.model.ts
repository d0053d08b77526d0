import { exampleAttachment } from '../../../../src/api/generated/examples.ts';
import { instructorMessageMachine } from '../../../../src/machines/course/instructor-message.machine.ts';
import { instructorMessageDialog } from '../../../pages/course/instructor-message.page.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { on } from '../../../pages/on.ts';
import { anyPage, dialog, text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { fileOf } from '../samples.ts';
import { choose, letTellProgress, uploadActs, uploadSamples } from '../uploads.ts';

const [plot, table] = [fileOf('plot.md'), fileOf('table.csv')];

export const instructorMessage = model(instructorMessageMachine)({
  starts: {
    visit: {
      // The flow starts when its dialog is opened for the first time, so it is opened and closed here.
      open: async ({ attend, page }) => {
        await letTellProgress(page);
        await attend('/courses/data-analytics');
        await instructorMessageDialog(page).openButton.click();
        await openDialog(page).cancelButton.click();
      },
      input: () => ({ courseId: 'data-analytics' }),
    },
  },
  events: {
    open: [{}],
    close: [{}],
    'file.add': [{ files: [plot] }, { files: [plot, table] }],
    'file.remove': [{ key: `plot.md/${plot.size}/${plot.lastModified}` }],
    submit: [{ message: 'Is there a reading list?' }],
    stop: [{}],
    ...uploadSamples(exampleAttachment.id),
  },
  answers: {
    uploadAttachment: 'tells',
    contactInstructor: {
      done: [{ message: 'Sent.', threadId: '2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e' }],
      error: [422, 500],
    },
  },
  tells: ({ files }) => files.map(({ id }) => id !== null),
  // Only a file that is in the list has a button that removes it.
  possible: (event, { context: { files } }) => !('key' in event) || files.some(({ key }) => key === event.key),
  see: {
    closed: { says: 'no dialog', shows: [anyPage], hides: [dialog('Contact Instructor')] },
    'editing.writing': {
      says: '§course.26: a message to the instructor, with files',
      shows: [dialog('Contact Instructor'), on(instructorMessageDialog, 'sendButton')],
    },
    uploading: { says: 'the files are on their way', shows: [on(instructorMessageDialog, 'uploadingButton')] },
    sending: {
      says: 'the message is on its way and cannot be sent twice',
      shows: [on(instructorMessageDialog, 'sendingButton')],
    },
    'editing.rejected': {
      says: 'not sent; text and files are kept',
      shows: [text('Your message was not sent'), on(instructorMessageDialog, 'sendButton')],
    },
  },
  act: {
    open: pressing(instructorMessageDialog, 'openButton'),
    close: pressing(openDialog, 'cancelButton'),
    'file.add': ({ page }, { files }) =>
      choose(instructorMessageDialog(page).fileField, instructorMessageDialog(page).files, files),
    'file.remove': ({ page }) => press(instructorMessageDialog(page).removeButton('plot.md')),
    stop: pressing(instructorMessageDialog, 'stopButton'),
    ...uploadActs('uploadAttachment', 'instructorMessage', exampleAttachment),
    submit: async ({ page }, { message }) => {
      await instructorMessageDialog(page).message.fill(message);
      return pressTwice(instructorMessageDialog(page).sendButton);
    },
  },
});
