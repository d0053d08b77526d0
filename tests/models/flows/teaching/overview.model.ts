import { exampleInstructor, exampleTaughtCourses } from '../../../../src/api/generated/examples.ts';
import { teachingOverviewMachine } from '../../../../src/machines/teaching/overview.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { teachingPage } from '../../../pages/teaching/overview.page.ts';
import { alert, heading, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const teachingOverview = model(teachingOverviewMachine)({
  starts: { visit: { open: ({ attend }) => attend('/teach', { user: exampleInstructor }) } },
  events: { retry: [{}] },
  answers: { listTaughtCourses: { done: [exampleTaughtCourses, []], error: [500] } },
  see: {
    loading: { says: '§teaching.5: the courses are on their way', shows: [waiting] },
    failed: {
      says: 'the courses could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    'loaded.counting': passing,
    'loaded.some': { says: '§teaching.5: what waits in each course', shows: [on(teachingPage, 'firstCount')] },
    'loaded.none': { says: '§teaching.5: who can change it', shows: [heading('You teach no course yet')] },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
