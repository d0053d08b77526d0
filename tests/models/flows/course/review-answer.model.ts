import {
  exampleAnsweredReview,
  exampleInstructor,
  exampleUnansweredReview,
} from '../../../../src/api/generated/examples.ts';
import { reviewAnswerMachine } from '../../../../src/machines/course/review-answer.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { taughtReviewsPage } from '../../../pages/course/taught-reviews.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';

export const reviewAnswer = model(reviewAnswerMachine)({
  starts: {
    'the reviews': {
      open: ({ attend }) => attend(paths.teach.reviews(courseId), { user: exampleInstructor }),
      input: () => ({ courseId }),
    },
  },
  events: {
    open: [{ review: exampleUnansweredReview }],
    submit: [{ text: 'Thank you.' }],
    write: [{}],
    close: [{}],
    remove: [{ review: exampleAnsweredReview }],
    confirm: [{}],
    ...pendingCallSamples([exampleAnsweredReview], [404, 422]),
  },
  answers: { answerReview: 'tells', deleteReviewAnswer: { done: [exampleAnsweredReview], error: [500] } },
  see: {
    closed: {
      says: 'the list, without a dialog',
      shows: [on(taughtReviewsPage, 'reviews')],
      hides: [dialog('Answer Review')],
    },
    writing: {
      says: '§course.33: the review, and a field for the answer',
      shows: [on(taughtReviewsPage, 'dialog'), on(taughtReviewsPage, 'sendButton')],
    },
    'sending.underWay': {
      says: 'the answer is on its way and cannot be sent twice',
      shows: [on(taughtReviewsPage, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your answer was not sent'), notSentYet],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your answer was not sent')],
      hides: [notSentYet],
    },
    confirming: { says: '§course.33: it asks first', shows: [on(taughtReviewsPage, 'removal')] },
    deleting: { says: 'it is being taken back', shows: [on(taughtReviewsPage, 'deletingButton')] },
    notDeleted: { says: 'it is still there', shows: [text('The answer was not deleted')] },
  },
  act: {
    open: pressing(taughtReviewsPage, 'answerButtons'),
    submit: async ({ page }, { text }) => {
      await taughtReviewsPage(page).answer.fill(text);
      return pressTwice(taughtReviewsPage(page).sendOrRetryButton);
    },
    write: ({ page }) => taughtReviewsPage(page).answer.fill('Thanks.'),
    ...pendingCallActs('answerReview'),
    close: pressing(taughtReviewsPage, 'leaveButton'),
    remove: pressing(taughtReviewsPage, 'takeBackButtons'),
    confirm: pressing(taughtReviewsPage, 'confirmButton'),
  },
});
