/** The catalogue, a course's page and what opens on it. */
import { expect, type Page } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import { reviewedCourse, reviewer } from '../../journeys/reviewer.ts';
import type { Account } from '../../journeys/server.ts';
import { newPerson } from '../../journeys/test.ts';
import { cataloguePage } from '../../pages/catalogue/list.page.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { instructorMessageDialog } from '../../pages/course/instructor-message.page.ts';
import { ownReview } from '../../pages/course/own-review.page.ts';
import { taughtReviewsPage } from '../../pages/course/taught-reviews.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { messages } from '../call-faults.ts';
import { click, del, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const question = 'Is there a reading list?';
const notes = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes\n') };
const reviewText = 'Clear and well paced.';

/** The form, of a student who has done enough of the course. */
async function openReview({ page, product, person }: Pick<Visit, 'page' | 'product' | 'person'>) {
  await reviewer(product, person);
  await coursePage(page).open(reviewedCourse);
  await coursePage(page).showReviews();
  await ownReview(page).writeButton.click();
}

const answer = 'Thank you. Module five has a second exercise now.';

/** A review for each instructor, by the instructor's address, so that each finds one without an answer. */
const reviewed = new Map<string, Promise<void>>();

async function review({ product }: Visit) {
  const student = await product.register(newPerson());
  await reviewer(product, student);
  await product.call('PUT', `/courses/${reviewedCourse}/reviews/own`, student.token, { stars: 4, text: reviewText });
}

/** The dialog that answers the newest review. */
async function openAnswer(visit: Visit) {
  const { email } = visit.person.user;
  const known = reviewed.get(email) ?? review(visit);
  reviewed.set(email, known);
  await known;
  await taughtReviewsPage(visit.page).open(visit.teaches);
  await taughtReviewsPage(visit.page).answerButtons.first().click();
}

/** The path of the answer's draft on the server. */
async function newestReview({ token }: Account, { product, teaches }: Visit) {
  const path = `/teach/courses/${teaches}/reviews?limit=1`;
  const { items } = await product.call<OperationOutput<'listTaughtReviews'>>('GET', path, token);
  return `reviewAnswer/${teaches}.${items[0]?.id}`;
}

async function keepsReview(page: Page) {
  await expect(ownReview(page).stars(4)).toBeChecked();
  await expect(ownReview(page).text).toHaveValue(reviewText);
}

export const courseRows: readonly Row[] = [
  {
    name: 'Catalogue',
    invokedBy: ['catalogue/list.browseCatalogue'],
    who: 'demo',
    call: get(/^\/marketing\/catalogue$/),
    start: goto('/courses'),
    title: 'Error Loading Courses',
    message: 'Failed to load courses. Please try again later.',
    retryReloads: true,
    recovered: sees((page) => cataloguePage(page).courseLink('Data Engineering')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Storefront',
    invokedBy: ['course/detail.getCourse'],
    who: 'visitor',
    call: get(/^\/courses\/data-engineering$/),
    start: goto('/courses/data-engineering'),
    title: 'Error',
    message: 'Failed to load course. Please try again later.',
    retryReloads: true,
    recovered: sees(on(coursePage, 'enrolButton')),
    sessionEnded: 'shown',
  },
  {
    name: 'Classroom',
    invokedBy: ['course/detail.getCourse'],
    who: 'demo',
    call: get(/^\/courses\/data-analytics$/),
    start: goto('/courses/data-analytics'),
    title: 'Error',
    message: 'Failed to load course. Please try again later.',
    retryReloads: true,
    recovered: sees(on(coursePage, 'enrolled')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Reviews',
    invokedBy: ['course/reviews.listCourseReviews'],
    who: 'demo',
    call: get(/\/reviews$/),
    open: goto('/courses/data-analytics'),
    start: ({ page }) => coursePage(page).showReviews(),
    title: 'The reviews could not be loaded',
    message: 'Please try again.',
    recovered: sees(on(coursePage, 'allReviewsButton')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Own review',
    invokedBy: ['course/own-review.getOwnReview'],
    who: 'demo',
    call: get(/\/reviews\/own$/),
    open: goto('/courses/data-analytics'),
    start: ({ page }) => coursePage(page).showReviews(),
    title: 'Your review could not be loaded',
    message: 'Please try again.',
    recovered: sees(on(ownReview, 'writeButton')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Writing a review',
    invokedBy: ['course/own-review.saveOwnReview'],
    who: 'student',
    call: put(/\/reviews\/own$/),
    open: async (visit) => {
      await openReview(visit);
      await ownReview(visit.page).fill(4, reviewText);
    },
    start: click(on(ownReview, 'sendButton')),
    title: 'Your review was not sent',
    message: messages('There was an error sending your review. Please try again.'),
    retry: on(ownReview, 'sendOrRetryButton'),
    keeps: keepsReview,
    retriesItself: true,
    recovered: sees(on(ownReview, 'changeButton')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'course/own-review writing': 'typed',
          'course/own-review sending.underWay': 'sent',
          'course/own-review sending.delayed': 'delayed',
          'course/own-review rejected': 'refused',
        },
        button: on(ownReview, 'sendButton'),
        reopen: openReview,
        draft: {
          typed: reviewText,
          path: `review/${reviewedCourse}`,
          edit: (page) => ownReview(page).text.fill('Clear.'),
        },
        stored: { row: 'reviews' },
      },
    ],
  },
  {
    name: 'Deleting a review',
    invokedBy: ['course/own-review.deleteOwnReview'],
    who: 'student',
    call: del(/\/reviews\/own$/),
    open: async ({ page, product, person }) => {
      await reviewer(product, person);
      await product.call('PUT', `/courses/${reviewedCourse}/reviews/own`, person.token, { stars: 4, text: reviewText });
      await coursePage(page).open(reviewedCourse);
      await coursePage(page).showReviews();
      await ownReview(page).removeButton.click();
    },
    start: click(on(ownReview, 'confirmButton')),
    title: 'Your review was not deleted',
    message: messages('There was an error deleting your review. Please try again.'),
    retry: on(ownReview, 'confirmButton'),
    recovered: sees(on(ownReview, 'writeButton')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Reviews of a course that one teaches',
    invokedBy: ['course/taught-reviews.listTaughtReviews'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/data-analytics\/reviews$/),
    start: goto(paths.teach.reviews('data-analytics')),
    title: 'The reviews could not be loaded',
    message: messages('Please try again.'),
    recovered: sees((page) => taughtReviewsPage(page).answerButtons.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Answer to a review',
    invokedBy: ['course/review-answer.answerReview'],
    who: 'instructor',
    nextCourse: () => reviewedCourse,
    call: put(/\/answer$/),
    open: async (visit) => {
      await openAnswer(visit);
      await taughtReviewsPage(visit.page).answer.fill(answer);
    },
    start: click(on(taughtReviewsPage, 'sendButton')),
    title: 'Your answer was not sent',
    message: messages('There was an error sending your answer. Please try again.'),
    retry: on(taughtReviewsPage, 'sendOrRetryButton'),
    keeps: (page) => expect(taughtReviewsPage(page).answer).toHaveValue(answer),
    retriesItself: true,
    recovered: ({ page }) => expect(taughtReviewsPage(page).newest).toContainText(answer),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'course/review-answer writing': 'typed',
          'course/review-answer sending.underWay': 'sent',
          'course/review-answer sending.delayed': 'delayed',
          'course/review-answer rejected': 'refused',
        },
        button: on(taughtReviewsPage, 'sendButton'),
        reopen: openAnswer,
        draft: {
          typed: answer,
          path: newestReview,
          edit: (page) => taughtReviewsPage(page).answer.fill('Thanks.'),
        },
      },
    ],
  },
  {
    name: 'Taking an answer to a review back',
    invokedBy: ['course/review-answer.deleteReviewAnswer'],
    who: 'instructor',
    nextCourse: () => reviewedCourse,
    call: del(/\/answer$/),
    open: async (visit) => {
      await openAnswer(visit);
      await taughtReviewsPage(visit.page).answer.fill(answer);
      await taughtReviewsPage(visit.page).sendButton.click();
      await taughtReviewsPage(visit.page).takeBackButtons.first().click();
    },
    start: click(on(taughtReviewsPage, 'confirmButton')),
    title: 'The answer was not deleted',
    message: messages('There was an error. Please try again.'),
    retry: on(taughtReviewsPage, 'confirmButton'),
    recovered: ({ page }) => expect(taughtReviewsPage(page).removal).toHaveCount(0),
    sessionEnded: 'sign-in',
  },
  {
    name: 'All reviews',
    invokedBy: ['course/reviews.listMoreCourseReviews'],
    who: 'demo',
    call: get(/\/reviews$/),
    open: async ({ page }) => {
      const course = coursePage(page);
      await course.open('data-analytics');
      await course.showReviews();
      await expect(course.allReviewsButton).toBeVisible();
    },
    start: click(on(coursePage, 'allReviewsButton')),
    title: 'The other reviews could not be loaded',
    message: 'Please try again.',
    recovered: ({ page }) => expect(failure(page).alert).toHaveCount(0),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Instructor profile',
    invokedBy: ['course/instructor-profile.listCourses'],
    who: 'visitor',
    call: get(/^\/marketing\/courses$/),
    open: async ({ page }) => {
      await coursePage(page).open('data-engineering');
      await coursePage(page).showInstructor();
    },
    start: click(on(coursePage, 'instructorProfileButton')),
    title: 'Failed to load courses',
    message: 'There was an error loading the courses. Please try again.',
    recovered: sees((page) => page.getByRole('dialog').getByRole('link', { name: /Data Engineering/ })),
    sessionEnded: 'shown',
  },
  {
    name: 'Course materials',
    invokedBy: ['shell/download.downloadFile'],
    who: 'demo',
    call: get(/\/materials$/),
    open: goto('/courses/data-analytics'),
    start: click(on(coursePage, 'materialsButton')),
    message: 'The file could not be loaded. Please try again.',
    messageAt: (page, message) => noticeArea(page).confirmation(message),
    retry: on(coursePage, 'materialsButton'),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['data-analytics.zip']),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Message to the instructor: a file',
    invokedBy: ['course/instructor-message.uploadAttachment'],
    who: 'student',
    call: post(/^\/messages\/attachments$/),
    open: async ({ page }) => {
      await coursePage(page).open('data-ethics');
      await instructorMessageDialog(page).write(question);
      await instructorMessageDialog(page).fileField.setInputFiles(notes);
    },
    start: click(on(instructorMessageDialog, 'sendButton')),
    title: 'Your message was not sent',
    message: messages('There was an error sending your message. Please try again.'),
    messageAt: (page, message) => failure(page).alert.filter({ hasText: `notes.md: ${message}` }),
    retry: on(instructorMessageDialog, 'sendButton'),
    timeLimit: 'half a minute without a byte',
    keeps: (page) => expect(instructorMessageDialog(page).message).toHaveValue(question),
    recovered: sees((page) => noticeArea(page).notice('Message sent')),
    sessionEnded: 'in place',
    forms: [
      {
        states: { 'course/instructor-message uploading': 'sent' },
        button: on(instructorMessageDialog, 'sendButton'),
        notKept: 'it is written and sent in one go, in a dialog that stays open until it is',
        stored: { row: 'threads' },
      },
    ],
  },
  {
    name: 'Message to the instructor',
    invokedBy: ['course/instructor-message.contactInstructor'],
    who: 'student',
    call: post(/\/messages$/),
    open: async ({ page }) => {
      await coursePage(page).open('data-ethics');
      await instructorMessageDialog(page).write(question);
    },
    start: click(on(instructorMessageDialog, 'sendButton')),
    title: 'Your message was not sent',
    message: messages('There was an error sending your message. Please try again.'),
    retry: on(instructorMessageDialog, 'sendButton'),
    keeps: (page) => expect(instructorMessageDialog(page).message).toHaveValue(question),
    recovered: sees((page) => noticeArea(page).notice('Message sent')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'course/instructor-message editing.writing': 'typed',
          'course/instructor-message sending': 'sent',
          'course/instructor-message editing.rejected': 'refused',
        },
        button: on(instructorMessageDialog, 'sendButton'),
        notKept: 'it is written and sent in one go, in a dialog that stays open until it is',
        stored: { row: 'threads' },
      },
    ],
  },
];
