import {
  exampleCourseInstructorAdded,
  exampleCourseTeam,
  exampleCourseTeamAlone,
  exampleInstructor,
} from '../../../../src/api/generated/examples.ts';
import { teachingTeamMachine } from '../../../../src/machines/teaching/team.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { on } from '../../../pages/on.ts';
import { teamPage } from '../../../pages/teaching/team.page.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const courseId = 'data-analytics';
const [you = exampleCourseInstructorAdded] = exampleCourseTeamAlone.instructors;

const idOf = (instructor: unknown) => Object(instructor).id;

export const teachingTeam = model(teachingTeamMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.team(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    retry: [{}],
    added: [{ instructor: exampleCourseInstructorAdded }],
    remove: [{ instructor: exampleCourseInstructorAdded }, { instructor: you }],
    confirm: [{}],
    close: [{}],
  },
  answers: {
    listCourseInstructors: { done: [exampleCourseTeam, exampleCourseTeamAlone], error: [500] },
    removeCourseInstructor: { done: [undefined], error: [500, 403] },
  },
  see: {
    loading: { says: '§teaching.18: they are asked for', shows: [on(teamPage, 'waiting')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert()] },
    listed: { says: '§teaching.18: who teaches the course', shows: [on(teamPage, 'instructors')] },
    confirming: { says: '§teaching.18: asked once', shows: [on(teamPage, 'dialog'), on(teamPage, 'keepButton')] },
    removing: { says: 'it is under way', shows: [on(teamPage, 'removingButton')] },
    notRemoved: {
      says: 'they still teach the course',
      shows: [text(/was not removed$|^You still teach this course$/)],
    },
    left: { says: '§teaching.18: one is led to the courses that are left', shows: [heading('Teaching')] },
  },
  gone: ['left'],
  tells: ({ instructors, chosen }) => [instructors.map(({ id }) => id), chosen?.isYou],
  possible: (event, { leaf, context: { instructors } }) =>
    // The page is gone once the instructor has left the team. Before, it has a button for each person in the list.
    leaf !== 'left' &&
    (!('instructor' in event) || event.type === 'added' || instructors.some(({ id }) => id === idOf(event.instructor))),
  act: {
    retry: pressing(teamPage, 'retryButton'),
    added: ({ send }, event) => send(event),
    remove: ({ page }, { instructor: { isYou } }) =>
      pressIfThere(isYou ? teamPage(page).leaveButton : teamPage(page).removeButtons),
    confirm: pressing(teamPage, 'confirmButton'),
    close: pressing(teamPage, 'keepButton'),
  },
});
