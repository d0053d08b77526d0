import { ApiError } from '../../../../src/api/failure.ts';
import { exampleInstructor, exampleRoster, exampleStudentsMessaged } from '../../../../src/api/generated/examples.ts';
import { rosterMessageMachine } from '../../../../src/machines/teaching/roster-message.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { on } from '../../../pages/on.ts';
import { rosterMessageDialog, rosterPage } from '../../../pages/teaching/roster.page.ts';
import { dialog, text } from '../../browser/locators.ts';
import { barred, press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { faultOf, sentence } from '../../engine/failed-call.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const [student] = exampleRoster.items;
const students = student ? [{ id: student.id, name: student.name }] : [];
const pending = pendingCallSamples([exampleStudentsMessaged], [413, 422]);
/** None of those who were chosen is in the course any more. */
const notInCourse = new ApiError(faultOf(422).failure, {
  status: 422,
  error: sentence(422),
  studentIds: students.map(({ id }) => id),
});
const message = 'Shall we look at it together on Friday?';

export const rosterMessage = model(rosterMessageMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.course(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: [{ students }],
    submit: [{ text: message }],
    write: [{}],
    close: [{}],
    ...pending,
    'call.refused': [...pending['call.refused'], { error: notInCourse }],
  },
  answers: { messageStudents: 'tells' },
  tells: ({ students: left }) => left.length > 0,
  see: {
    closed: {
      says: 'the roster, without a dialog',
      shows: [on(rosterPage, 'table')],
      hides: [dialog(/^Message Student/)],
    },
    writing: {
      says: '§teaching.19: whom it goes to, and the text',
      shows: [text('To Leila Haidari'), on(rosterMessageDialog, 'sendButton')],
    },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(rosterMessageDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your message was not sent'), notSentYet, on(rosterMessageDialog, 'retryButton')],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your message was not sent'), on(rosterMessageDialog, 'message')],
      hides: [notSentYet],
    },
    sent: { says: 'it was sent', shows: [on(rosterMessageDialog, 'sent')] },
  },
  act: {
    open: async ({ page }) => {
      await rosterPage(page).student('Leila Haidari').check();
      return press(rosterPage(page).messageButton);
    },
    submit: async ({ page }) => {
      await rosterMessageDialog(page).message.fill(message);
      // The button is gone where nobody is left to write to.
      const button = rosterMessageDialog(page).sendOrRetryButton;
      return (await button.count()) === 0 ? barred : pressTwice(button);
    },
    write: ({ page }) => rosterMessageDialog(page).message.fill('Shall we meet?'),
    ...pendingCallActs('messageStudents'),
    close: pressing(rosterMessageDialog, 'closeButton'),
  },
});
