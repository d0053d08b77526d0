import { instructorMessageMachine } from '../../../../src/machines/course/instructor-message.machine.ts';
import { anyPage, control, dialog, words } from '../../browser/looks.ts';
import { button, pressTwice } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const instructorMessage = model(instructorMessageMachine)({
  starts: {
    visit: { open: ({ attend }) => attend('/courses/data-analytics'), input: () => ({ courseId: 'data-analytics' }) },
  },
  events: { open: [{}], close: [{}], submit: [{ message: 'Is there a reading list?' }] },
  answers: { contactInstructor: { done: [{ message: 'Sent.' }], error: [500] } },
  see: {
    closed: { says: 'no dialog', shows: [anyPage], hides: [dialog('Contact Instructor')] },
    writing: {
      says: '§course.26: a message to the instructor',
      shows: [dialog('Contact Instructor'), control('Send Message')],
    },
    sending: { says: 'the message is on its way and cannot be sent twice', shows: [control('Sending...')] },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [words('Your message was not sent'), control('Send Message')],
    },
  },
  act: {
    open: button('Contact Instructor'),
    close: button('Cancel'),
    submit: async ({ page }, { message }) => {
      await page.getByRole('dialog').getByLabel('Message', { exact: true }).fill(message);
      return pressTwice(page.getByRole('button', { name: 'Send Message' }));
    },
  },
});
