import { exampleReviews } from '../../../src/api/examples.ts';
import { courseReviewsMachine } from '../../../src/machines/course-reviews.machine.ts';
import { model } from '../engine/model.ts';

const all = { ...exampleReviews, written: exampleReviews.items.length };

export const courseReviews = model(courseReviewsMachine)({
  starts: { visit: { input: () => ({ courseId: 'data-analytics' }) } },
  events: { seeAll: [{}], retry: [{}] },
  answers: { listCourseReviews: { done: [{ ...all, written: all.written + 3 }, all], error: [500] } },
  see: {
    loading: { says: '§2: Reviews are on their way' },
    failed: { says: 'the reviews could not be loaded, and can be tried again' },
    some: { says: '§2: three reviews and "See All Reviews"' },
    expanding: { says: 'decisions 5: the others are on their way' },
    expansionFailed: { says: 'the first reviews stay, and the others can be tried again' },
    all: { says: 'decisions 5: every review' },
  },
});
