import { exampleCourseEnrolled, exampleEmptyMastery, exampleMastery } from '../../../../src/api/generated/examples.ts';
import { moduleEndMachine } from '../../../../src/machines/lesson/module-end.machine.ts';
import { lessonPage } from '../../../pages/lesson/detail.page.ts';
import { moduleEndPage } from '../../../pages/lesson/module-end.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { completeOnce } from './complete-once.ts';

const complete = {
  ...exampleCourseEnrolled,
  modules: exampleCourseEnrolled.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, isCompleted: true })),
  })),
};

export const moduleEnd = model(moduleEndMachine)({
  starts: {
    visit: {
      open: ({ attend }) => attend('/courses/data-analytics/lessons/m1-l1'),
      input: () => ({ courseId: 'data-analytics', lessonId: 'm1-l1', wasOpen: true }),
    },
  },
  events: { retry: [{}], refresh: [{}] },
  answers: {
    getCourse: { done: [exampleCourseEnrolled, complete], error: [500] },
    getMastery: { done: [exampleMastery, exampleEmptyMastery], error: [500] },
  },
  see: {
    // Nothing is said in these two: what is seen is the lesson itself.
    loading: {
      says: 'whether the module is complete is not known yet',
      shows: [on(lessonPage, 'nextLink')],
      hides: [on(moduleEndPage, 'box')],
    },
    open: {
      says: '§lesson.40: the module goes on, or was complete before',
      shows: [on(lessonPage, 'nextLink')],
      hides: [on(moduleEndPage, 'box')],
    },
    asking: { says: '§lesson.40: the module is complete', shows: [on(moduleEndPage, 'box')] },
    failed: {
      says: '§lesson.40: what comes next is said all the same',
      shows: [on(moduleEndPage, 'notLoaded'), on(moduleEndPage, 'retryButton')],
    },
    told: { says: '§lesson.40: what its answers show, and what comes next', shows: [on(moduleEndPage, 'box')] },
  },
  act: {
    retry: pressing(moduleEndPage, 'retryButton'),
    refresh: completeOnce,
  },
});
