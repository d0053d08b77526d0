import { exampleInstructor, exampleThreadPage } from '../../../../src/api/generated/examples.ts';
import { threadsMachine } from '../../../../src/machines/questions/threads.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { threadsPage } from '../../../pages/questions/threads.page.ts';
import { alert, heading, waiting } from '../../browser/locators.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...last } = exampleThreadPage;

export const threads = model(threadsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/messages', { user: exampleInstructor }) } },
  events: {
    retry: [{}],
    more: [{}],
    narrow: [
      { filters: { filter: 'unanswered' } },
      { filters: { filter: 'all' } },
      { filters: { search: 'median' } },
      { filters: { course: 'statistics-essentials' } },
    ],
  },
  answers: { listThreads: { done: [exampleThreadPage, last, { courses: [], items: [] }], error: [500] } },
  tells: ({ filters: { filter, search, course }, page }) => [filter, search, course, page?.next],
  see: {
    loading: { says: '§questions.8: the threads are on their way', shows: [waiting] },
    failed: {
      says: 'they could not be loaded, and can be tried again',
      shows: [alert('Failed to load your messages'), on(failure, 'retryButton')],
    },
    empty: {
      says: '§questions.8, §questions.23: none so far, none found, or nothing that waits',
      shows: [heading(/^(No messages (yet|found)|No questions to answer)$/)],
    },
    'listed.ready': { says: '§questions.8: each with its course and beginning', shows: [on(threadsPage, 'list')] },
    'listed.loadingMore': { says: 'the next page is on its way', shows: [on(threadsPage, 'list')] },
    'listed.moreFailed': {
      says: 'what is there stays, and the rest can be tried again',
      shows: [on(threadsPage, 'list'), alert('The rest could not be loaded')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    more: ({ page }) => pressIfThere(threadsPage(page).moreButton.or(failure(page).retryButton)),
    narrow: ({ page }, { filters }) => threadsPage(page).narrow(filters),
  },
  // Someone whose threads are all in one course gets no choice of courses.
  possible: (event, { context: { page } }) =>
    !('filters' in event && event.filters instanceof Object && 'course' in event.filters) ||
    (page?.courses.length ?? 0) > 1,
});
