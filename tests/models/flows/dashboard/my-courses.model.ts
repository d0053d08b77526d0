import { exampleEnrolledCourses } from '../../../../src/api/generated/examples.ts';
import { myCoursesMachine } from '../../../../src/machines/dashboard/my-courses.machine.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, linkTo, waiting } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const completed = exampleEnrolledCourses.map((course) => ({ ...course, progress: 100 }));

export const myCourses = model(myCoursesMachine)({
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: { retry: [{}], refresh: [{}] },
  answers: { listEnrolledCourses: { done: [exampleEnrolledCourses, completed, []], error: [500] } },
  see: {
    loading: { says: '§dashboard.12: on its way', shows: [waiting] },
    failed: {
      says: 'the courses could not be loaded, and can be tried again',
      shows: [alert('Failed to load your courses'), on(failure, 'retryButton')],
    },
    'loaded.checking': passing,
    'loaded.empty': { says: 'no course yet', shows: [heading('You have no courses yet')] },
    'loaded.finished': {
      says: '§dashboard.19: all courses are done',
      shows: [heading('You have completed all your courses')],
    },
    'loaded.results': {
      says: '§dashboard.13, §dashboard.19: the course to go on with, and "Continue Learning"',
      shows: [linkTo('Continue Learning: Data Analytics')],
    },
    'loaded.refreshing': {
      says: 'the courses stay while they are fetched anew',
      shows: [linkTo('Continue Learning: Data Analytics'), waiting],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    // In the product, enrolling in a recommended course sends this event.
    refresh: ({ page }) => press(dashboardPage(page).enrolButton),
  },
});
