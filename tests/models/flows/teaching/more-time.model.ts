import { exampleGradebook, exampleInstructor, exampleMoreTimeGiven } from '../../../../src/api/generated/examples.ts';
import { moreTimeMachine } from '../../../../src/machines/teaching/more-time.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { gradesPage, moreTimeDialog } from '../../../pages/teaching/grades.page.ts';
import { dialog, text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const assignment = { id: 'sales-report', title: 'Sales report' };
const students = exampleGradebook.items.flatMap(({ id, name, cells }) =>
  cells.flatMap(({ assignmentId, dueAt }) =>
    assignmentId === assignment.id && dueAt !== undefined ? [{ id, name, dueAt }] : [],
  ),
);
const [, marek] = students;
const reason = 'The data set was corrected.';
const [day, time] = ['2026-12-09', '17:00'];
const given = { studentIds: null, dueDate: `${day}T${time}:00.000Z`, reason };

export const moreTime = model(moreTimeMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.grades(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: [
      { target: { assignment, student: null, students } },
      { target: { assignment, student: marek ?? null, students: [] } },
    ],
    submit: [{ given }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleMoreTimeGiven], [409, 422]),
  },
  answers: { giveMoreTime: 'tells' },
  see: {
    closed: {
      says: 'the gradebook, without a dialog',
      shows: [on(gradesPage, 'grid')],
      hides: [dialog('Give More Time')],
    },
    writing: {
      says: '§teaching.67: the day, the time and the reason',
      shows: [dialog('Give More Time'), on(moreTimeDialog, 'sendButton')],
    },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(moreTimeDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Nobody got more time'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'nothing was given; what was written is kept',
      shows: [text('Nobody got more time'), on(moreTimeDialog, 'reason')],
      hides: [notSentYet],
    },
  },
  act: {
    open: ({ page }, { target }) =>
      press(
        gradesPage(page).moreTimeButton(
          target.student ? `${target.assignment.title}, ${target.student.name}` : target.assignment.title,
        ),
      ),
    submit: async ({ page }) => {
      await moreTimeDialog(page).fill(day, reason);
      await moreTimeDialog(page).time.fill(time);
      return pressTwice(moreTimeDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => moreTimeDialog(page).reason.fill('I made a mistake.'),
    ...pendingCallActs('giveMoreTime'),
    close: pressing(moreTimeDialog, 'cancelButton'),
  },
});
