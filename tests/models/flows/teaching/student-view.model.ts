import {
  exampleInstructor,
  exampleStudentViewOff,
  exampleStudentViewOn,
} from '../../../../src/api/generated/examples.ts';
import { studentViewMachine } from '../../../../src/machines/teaching/student-view.machine.ts';
import { on } from '../../../pages/on.ts';
import { studentViewPart } from '../../../pages/teaching/student-view.page.ts';
import { alert, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const [button, bar] = [on(studentViewPart, 'startButton'), on(studentViewPart, 'bar')];
const courseId = 'data-analytics';

export const studentView = model(studentViewMachine)({
  starts: {
    teaching: {
      open: ({ attend }) => attend('/teach', { user: exampleInstructor }),
      input: () => ({ courseId, isOn: false }),
    },
    studying: {
      open: ({ attend }) => attend('/courses', { user: exampleStudentViewOn.user }),
      input: () => ({ courseId, isOn: true }),
    },
  },
  events: { start: [{}], leave: [{}] },
  answers: {
    startStudentView: { done: [exampleStudentViewOn], error: [403, 500] },
    endStudentView: { done: [exampleStudentViewOff], error: [500] },
  },
  see: {
    deciding: passing,
    off: { says: '§teaching.20: it can be started from the course', shows: [button] },
    starting: { says: 'the server is asked', shows: [button] },
    notStarted: {
      says: 'it could not be started, and can be tried again',
      shows: [alert('Student view could not be started.'), button],
    },
    opening: { says: 'the course is loaded', shows: [button], like: 'starting' },
    on: {
      says: '§teaching.20: whose page it is, and that nothing is kept',
      shows: [text('Student view of Data Analytics. Nothing you do here is kept.'), on(studentViewPart, 'leaveButton')],
    },
    leaving: { says: 'the server is asked', shows: [bar] },
    notLeft: {
      says: 'it could not be left, and can be tried again',
      shows: [text('Teaching could not be opened. Please try again.'), on(studentViewPart, 'leaveButton')],
    },
    closing: { says: "the course's page of who teaches it is loaded", shows: [bar], like: 'leaving' },
  },
  departs: { 'xstate.done.actor.startStudentView': null, 'xstate.done.actor.endStudentView': null },
  act: { start: pressing(studentViewPart, 'startButton'), leave: pressing(studentViewPart, 'leaveButton') },
});
