import { exampleGradingQueue } from '../../../../src/api/generated/examples.ts';
import { gradingQueueMachine } from '../../../../src/machines/grading/queue.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { gradingQueuePage } from '../../../pages/grading/queue.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, words } from '../../browser/locators.ts';
import { barred, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { asInstructor } from './samples.ts';

const { next: _next, ...lastPage } = exampleGradingQueue;

export const gradingQueue = model(gradingQueueMachine)({
  starts: {
    visit: { open: ({ attend }) => attend('/teach/grading', asInstructor), input: () => ({}) },
  },
  events: {
    filter: [{ filters: { course: 'data-analytics' } }, { filters: {} }, { filters: { show: 'returned' } }],
    more: [{}],
    retry: [{}],
  },
  answers: {
    listGradingQueue: { done: [exampleGradingQueue, lastPage, { ...lastPage, items: [], total: 0 }], error: [500] },
  },
  tells: ({ filters, queue }) => [filters.course, filters.show, queue?.items.length === 0, queue?.next !== undefined],
  see: {
    loading: { says: '§grading.13: the queue is on its way', shows: [on(gradingQueuePage, 'title')] },
    failed: {
      says: '§grading.13: it could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    'loaded.sorting': passing,
    'loaded.empty': { says: '§grading.13: nothing waits', shows: [on(gradingQueuePage, 'nothing')] },
    'loaded.results': { says: '§grading.13: what waits', shows: [(page) => gradingQueuePage(page).links.first()] },
    'loaded.loadingMore': {
      says: '§grading.13: more of it is on its way',
      shows: [on(gradingQueuePage, 'loadingMoreButton')],
    },
    'loaded.moreFailed': {
      says: '§grading.13: what is there stays',
      shows: [
        words('More could not be loaded. Please try again.'),
        (page) => gradingQueuePage(page).links.first(),
        on(failure, 'retryButton'),
      ],
    },
  },
  // The courses are known once the queue has been loaded.
  possible: (event, { context: { filters, queue } }) =>
    !('filters' in event) || queue !== null || JSON.stringify(event.filters) === JSON.stringify(filters),
  act: {
    filter: async ({ page, send }, event) => {
      const course = event.filters.course ?? '';
      const { course: field, returned, toGrade } = gradingQueuePage(page);
      const list = event.filters.show ? returned : toGrade;
      const isShown = (await list.getAttribute('aria-pressed')) === 'true';
      const isOfCourse = (await field.inputValue()) === course;
      if (isShown && !isOfCourse) await field.selectOption(course);
      else if (isOfCourse && !isShown) await list.click();
      // Both at once, or the same again, come from an address that is opened.
      else await send(event);
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
