import { exampleCourses } from '../../../../src/api/generated/examples.ts';
import { instructorProfileMachine } from '../../../../src/machines/course/instructor-profile.machine.ts';
import { coursePage } from '../../../pages/course/detail.page.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, inDialog } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const instructorProfile = model(instructorProfileMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/courses/data-analytics?view=storefront');
        await page.getByRole('tab', { name: 'Instructor' }).click();
      },
    },
  },
  events: { open: [{ instructor: 'Dr. Sarah Chen' }], close: [{}], retry: [{}] },
  answers: { listCourses: { done: [exampleCourses], error: [500] } },
  see: {
    closed: {
      says: 'no dialog',
      shows: [on(coursePage, 'instructorProfileButton')],
      hides: [dialog('Dr. Sarah Chen')],
    },
    'open.loading': { says: '§course.11: the courses are on their way', shows: [dialog('Dr. Sarah Chen')] },
    'open.failed': {
      says: 'the courses could not be loaded, and can be tried again',
      shows: [dialog('Dr. Sarah Chen'), on(failure, 'retryButton')],
    },
    'open.loaded': {
      says: '§course.11: the instructor with all their courses',
      shows: [dialog('Dr. Sarah Chen'), inDialog((within) => within.getByRole('link'))],
    },
  },
  act: {
    open: pressing(coursePage, 'instructorProfileButton'),
    close: pressing(openDialog, 'crossButton'),
    retry: pressing(failure, 'retryButton'),
  },
});
