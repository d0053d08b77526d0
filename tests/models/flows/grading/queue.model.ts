import { exampleGradingQueue } from '../../../../src/api/generated/examples.ts';
import { gradingQueueMachine } from '../../../../src/machines/grading/queue.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { gradingQueuePage } from '../../../pages/grading/queue.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, text } from '../../browser/locators.ts';
import { barred, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { asInstructor } from './samples.ts';

const { next: _next, ...lastPage } = exampleGradingQueue;

export const gradingQueue = model(gradingQueueMachine)({
  starts: {
    visit: {
      open: ({ attend }) => attend('/teach/grading', asInstructor),
      input: () => ({ course: '', assignment: '', show: 'waiting', search: '' }),
    },
  },
  events: {
    narrow: [
      { filters: { course: 'data-analytics' } },
      { filters: { course: '' } },
      { filters: { assignment: 'question-log' } },
      { filters: { show: 'returned' } },
      { filters: { search: 'ada' } },
    ],
    more: [{}],
    retry: [{}],
  },
  answers: {
    listGradingQueue: { done: [exampleGradingQueue, lastPage, { ...lastPage, items: [], total: 0 }], error: [500] },
  },
  tells: ({ filters, page }) => [filters.course, filters.show, filters.search, page?.next],
  see: {
    loading: { says: '§grading.13: the queue is on its way', shows: [on(gradingQueuePage, 'title')] },
    failed: {
      says: '§grading.13: it could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    empty: { says: '§grading.13: nothing waits', shows: [on(gradingQueuePage, 'emptyTitle')] },
    'listed.ready': { says: '§grading.13: what waits', shows: [(page) => gradingQueuePage(page).links.first()] },
    'listed.loadingMore': {
      says: '§grading.13: more of it is on its way',
      shows: [on(gradingQueuePage, 'loadingMoreButton')],
    },
    'listed.moreFailed': {
      says: '§grading.13: what is there stays',
      shows: [
        text('More could not be loaded. Please try again.'),
        (page) => gradingQueuePage(page).links.first(),
        on(failure, 'retryButton'),
      ],
    },
  },
  // The courses are known once the queue has been loaded.
  possible: (event, { context: { page } }) => !('filters' in event) || page !== null,
  act: {
    narrow: async ({ page, send }, event) => {
      const { course, assignment, show, search } = event.filters;
      const { course: field, assignment: assignmentField, returned, search: searchField } = gradingQueuePage(page);
      if (show) return returned.click();
      if (search) return searchField.fill(search);
      // The field offers neither the chosen assignment nor one that is not in the queue. An address can name both.
      if (assignment) {
        const option = assignmentField.locator(`option[value="${assignment}"]:not(:checked)`);
        return (await option.count()) === 0 ? send(event) : assignmentField.selectOption(assignment);
      }
      // The field does not offer the chosen course again. An address can name it.
      if ((await field.inputValue()) === (course ?? '')) return send(event);
      await field.selectOption(course ?? '');
    },
    more: ({ page }) => pressMore(page),
    retry: pressing(failure, 'retryButton'),
  },
});

async function pressMore(page: Parameters<typeof gradingQueuePage>[0]) {
  const control = gradingQueuePage(page).moreButton.or(failure(page).retryButton);
  if ((await control.count()) === 0) return barred;
  await control.first().click();
  return undefined;
}
