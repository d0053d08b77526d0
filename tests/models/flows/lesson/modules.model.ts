import { exampleCourse, exampleCourseEnrolled } from '../../../../src/api/generated/examples.ts';
import { lessonModulesMachine } from '../../../../src/machines/lesson/modules.machine.ts';
import { outlinePage } from '../../../pages/lesson/outline.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { completeOnce } from './complete-once.ts';

export const lessonModules = model(lessonModulesMachine)({
  starts: {
    visit: {
      open: async ({ page, attend }) => {
        await page.setViewportSize({ width: 1366, height: 768 });
        await attend('/courses/data-analytics/lessons/m1-l1');
      },
      input: () => ({ courseId: 'data-analytics' }),
    },
  },
  events: { retry: [{}], refresh: [{}] },
  answers: { getCourse: { done: [exampleCourseEnrolled, exampleCourse], error: [500] } },
  see: {
    loading: { says: 'the outline is on its way', shows: [on(outlinePage, 'loading')] },
    failed: {
      says: '§lesson.38: it could not be loaded, which does not affect the lesson',
      shows: [on(outlinePage, 'notLoaded'), on(outlinePage, 'retryButton')],
    },
    listed: { says: '§lesson.35: where one is in the course', shows: [on(outlinePage, 'current')] },
    renewing: { says: '§lesson.38: what was there stays', shows: [on(outlinePage, 'current')] },
  },
  act: {
    retry: pressing(outlinePage, 'retryButton'),
    refresh: completeOnce,
  },
});
