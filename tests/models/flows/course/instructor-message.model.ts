import { instructorMessageMachine } from '../../../../src/machines/course/instructor-message.machine.ts';
import { instructorMessageDialog } from '../../../pages/course/instructor-message.page.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { on } from '../../../pages/on.ts';
import { anyPage, dialog, words } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const instructorMessage = model(instructorMessageMachine)({
  starts: {
    visit: {
      // The flow starts when its dialog is opened first.
      open: async ({ attend, page }) => {
        await attend('/courses/data-analytics');
        await instructorMessageDialog(page).openButton.click();
        await openDialog(page).cancelButton.click();
      },
      input: () => ({ courseId: 'data-analytics' }),
    },
  },
  events: { open: [{}], close: [{}], submit: [{ message: 'Is there a reading list?' }] },
  answers: {
    contactInstructor: { done: [{ message: 'Sent.', threadId: '2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e' }], error: [500] },
  },
  see: {
    closed: { says: 'no dialog', shows: [anyPage], hides: [dialog('Contact Instructor')] },
    writing: {
      says: '§course.26: a message to the instructor',
      shows: [dialog('Contact Instructor'), on(instructorMessageDialog, 'sendButton')],
    },
    sending: {
      says: 'the message is on its way and cannot be sent twice',
      shows: [on(instructorMessageDialog, 'sendingButton')],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [words('Your message was not sent'), on(instructorMessageDialog, 'sendButton')],
    },
  },
  act: {
    open: pressing(instructorMessageDialog, 'openButton'),
    close: pressing(openDialog, 'cancelButton'),
    submit: async ({ page }, { message }) => {
      await instructorMessageDialog(page).message.fill(message);
      return pressTwice(instructorMessageDialog(page).sendButton);
    },
  },
});
