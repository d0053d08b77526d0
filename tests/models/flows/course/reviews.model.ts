import { exampleReviews } from '../../../../src/api/generated/examples.ts';
import { courseReviewsMachine } from '../../../../src/machines/course/reviews.machine.ts';
import { coursePage } from '../../../pages/course/detail.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, chosenTab, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...all } = exampleReviews;

export const courseReviews = model(courseReviewsMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/courses/data-analytics');
        await page.getByRole('tab', { name: 'Reviews' }).click();
      },
      input: () => ({ courseId: 'data-analytics' }),
    },
  },
  events: { seeAll: [{}], retry: [{}], reload: [{}] },
  answers: { listCourseReviews: { done: [exampleReviews, all], error: [500] } },
  see: {
    loading: { says: '§course.21: Reviews are on their way', shows: [chosenTab('Reviews')] },
    failed: {
      says: 'the reviews could not be loaded, and can be tried again',
      shows: [alert('The reviews could not be loaded'), on(failure, 'retryButton')],
    },
    some: { says: '§course.21: three reviews and "See All Reviews"', shows: [on(coursePage, 'allReviewsButton')] },
    expanding: { says: '§course.21: the others are on their way', shows: [on(coursePage, 'allReviewsButton')] },
    expansionFailed: {
      says: 'the first reviews stay, and the others can be tried again',
      shows: [alert('The other reviews could not be loaded'), on(failure, 'retryButton')],
    },
    all: {
      says: '§course.21: every review',
      shows: [chosenTab('Reviews'), text(all.items[0]?.text ?? '')],
      hides: [on(coursePage, 'allReviewsButton')],
    },
  },
  act: {
    seeAll: pressing(coursePage, 'allReviewsButton'),
    retry: pressing(failure, 'retryButton'),
    reload: ({ send }) => send({ type: 'reload' }), // in the product it comes from the student's own review
  },
});
