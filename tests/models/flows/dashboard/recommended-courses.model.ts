import { exampleCourses } from '../../../../src/api/generated/examples.ts';
import { recommendedCoursesMachine } from '../../../../src/machines/dashboard/recommended-courses.machine.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, control, heading, linkTo, text, waiting } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const recommendedCourses = model(recommendedCoursesMachine)({
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: { retry: [{}], refresh: [{}] },
  answers: { listCourses: { done: [exampleCourses, []], error: [500] } },
  see: {
    loading: {
      says: '§dashboard.8: three skeleton cards while loading',
      shows: [heading('Recommended Courses'), waiting],
    },
    failed: {
      says: '§dashboard.9: "Failed to load courses" with Retry',
      shows: [
        alert('Failed to load courses'),
        text('There was an error loading the courses. Please try again.'),
        on(failure, 'retryButton'),
      ],
    },
    'loaded.checking': passing,
    'loaded.empty': { says: 'no course to recommend', shows: [heading('No courses yet')] },
    'loaded.results': {
      says: '§dashboard.7 Course card: "View Course" and "Enroll"',
      shows: [linkTo(/^View Course: /), control('Enroll')],
    },
    'loaded.refreshing': {
      says: 'the cards stay while the list is fetched anew',
      shows: [linkTo(/^View Course: /), waiting],
    },
  },
  departs: { retry: 'loading' },
  act: {
    retry: pressing(failure, 'retryButton'),
    refresh: ({ page }) => press(dashboardPage(page).enrolButton),
  },
});
