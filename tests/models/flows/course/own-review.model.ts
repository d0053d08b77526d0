import { exampleNoReviewYet, exampleOwnReview } from '../../../../src/api/generated/examples.ts';
import { courseOwnReviewMachine } from '../../../../src/machines/course/own-review.machine.ts';
import { coursePage } from '../../../pages/course/detail.page.ts';
import { ownReview } from '../../../pages/course/own-review.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, chosenTab, text } from '../../browser/locators.ts';
import { pressIfThere, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const { review: _review, ...unwritten } = exampleOwnReview;

export const courseOwnReview = model(courseOwnReviewMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/courses/data-analytics');
        await coursePage(page).showReviews();
      },
      input: () => ({ courseId: 'data-analytics' }),
    },
  },
  events: {
    retry: [{}],
    open: [{}],
    submit: [{ stars: 4, text: 'Clear and well paced.' }],
    write: [{}],
    close: [{}],
    remove: [{}],
    confirm: [{}],
    ...pendingCallSamples([exampleOwnReview], [403, 422]),
  },
  answers: {
    getOwnReview: {
      done: [
        unwritten,
        exampleOwnReview,
        exampleNoReviewYet,
        { ...exampleNoReviewYet, isEnrolled: false },
        { ...exampleOwnReview, isEnrolled: false },
      ],
      error: [500],
    },
    saveOwnReview: 'tells',
    deleteOwnReview: { done: [undefined], error: [500] },
  },
  see: {
    loading: { says: '§course.32: the own review is on its way', shows: [chosenTab('Reviews')] },
    failed: {
      says: 'it could not be loaded, and can be tried again',
      shows: [alert('Your review could not be loaded'), on(failure, 'retryButton')],
    },
    arriving: passing,
    barred: {
      says: '§course.32: nothing for who is not a student',
      shows: [chosenTab('Reviews')],
      hides: [on(ownReview, 'heading')],
    },
    tooEarly: { says: '§course.32: how many lessons are missing', shows: [text(/^You can review this course once/)] },
    unwritten: { says: '§course.32: "Write a Review"', shows: [on(ownReview, 'writeButton')] },
    shown: { says: '§course.32: the review', shows: [on(ownReview, 'heading'), on(ownReview, 'removeButton')] },
    writing: { says: '§course.32: stars and words', shows: [on(ownReview, 'dialog'), on(ownReview, 'sendButton')] },
    'sending.underWay': {
      says: 'the review is on its way and cannot be sent twice',
      shows: [on(ownReview, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your review was not sent'), notSentYet],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your review was not sent')],
      hides: [notSentYet],
    },
    confirming: { says: '§course.32: "Delete" asks first', shows: [on(ownReview, 'removal')] },
    deleting: { says: 'it is being deleted', shows: [on(ownReview, 'deletingButton')] },
    notDeleted: { says: 'it is still there', shows: [text('Your review was not deleted')] },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    // Someone who is no longer a student of the course finds no button for it.
    open: ({ page }) => pressIfThere(ownReview(page).writeOrChangeButton),
    submit: async ({ page }, { stars, text }) => {
      await ownReview(page).fill(stars, text);
      return pressTwice(ownReview(page).sendOrRetryButton);
    },
    write: ({ page }) => ownReview(page).text.fill('Clear.'),
    ...pendingCallActs('saveOwnReview'),
    close: pressing(ownReview, 'leaveButton'),
    remove: pressing(ownReview, 'removeButton'),
    confirm: pressing(ownReview, 'confirmButton'),
  },
});
