import { exampleCourseInstructorAdded, exampleInstructor } from '../../../../src/api/generated/examples.ts';
import { teachingTeamFormMachine } from '../../../../src/machines/teaching/team-form.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { on } from '../../../pages/on.ts';
import { teamPage } from '../../../pages/teaching/team.page.ts';
import { text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';

export const teachingTeamForm = model(teachingTeamFormMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.team(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    submit: [{ email: 'mira@example.com' }],
    write: [{}],
    another: [{}],
    ...pendingCallSamples([exampleCourseInstructorAdded], [409, 422]),
  },
  answers: { addCourseInstructor: 'tells' },
  see: {
    writing: { says: '§teaching.18: the address', shows: [on(teamPage, 'addButton')] },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(teamPage, 'addingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The instructor was not added'), notSentYet],
    },
    rejected: {
      says: 'not added; the address is kept',
      shows: [text('The instructor was not added'), on(teamPage, 'email')],
      hides: [notSentYet],
    },
    added: { says: 'they teach the course; another can be added', shows: [on(teamPage, 'added')] },
  },
  act: {
    submit: async ({ page }, { email }) => {
      await teamPage(page).email.fill(email);
      return pressTwice(teamPage(page).addOrRetryButton);
    },
    write: ({ page }) => teamPage(page).email.fill('noor@example.com'),
    another: pressing(teamPage, 'anotherButton'),
    ...pendingCallActs('addCourseInstructor'),
  },
});
