import { exampleInstructor, exampleTaughtClasses } from '../../../../src/api/generated/examples.ts';
import { taughtClassesMachine } from '../../../../src/machines/schedule/taught-classes.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { taughtClassesPage } from '../../../pages/schedule/taught-classes.page.ts';
import { alert } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...lastPage } = exampleTaughtClasses;
const none = { ...lastPage, items: [] };
const courseId = 'data-analytics';

export const taughtClasses = model(taughtClassesMachine)({
  starts: {
    'an instructor': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.classes(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    retry: [{}],
    more: [{}],
    narrow: [{ filters: { when: 'past' } }, { filters: { when: 'upcoming' } }],
    reload: [{}],
  },
  answers: { listTaughtClasses: { done: [exampleTaughtClasses, lastPage, none], error: [500] } },
  see: {
    loading: { says: 'the classes are asked for', shows: [on(taughtClassesPage, 'waiting')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    empty: { says: '§schedule.16: there is none', shows: [on(taughtClassesPage, 'none')] },
    'listed.ready': { says: '§schedule.16: the classes', shows: [on(taughtClassesPage, 'classes')] },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(taughtClassesPage, 'loadingMoreButton')] },
    'listed.moreFailed': {
      says: 'more did not come; what is there stays',
      shows: [alert(), on(taughtClassesPage, 'classes')],
    },
    'listed.reloading': {
      says: 'the list is loaded anew; what is there stays',
      shows: [on(taughtClassesPage, 'classes'), on(taughtClassesPage, 'waiting')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    // After the last page there is no button.
    more: async ({ page, send }, event) => {
      const button = taughtClassesPage(page).moreOrRetryButton;
      return (await button.isVisible()) ? press(button) : send(event);
    },
    narrow: ({ page }, { filters: { when } }) =>
      press(taughtClassesPage(page)[when === 'past' ? 'pastButton' : 'upcomingButton']),
    // Sent directly: in the product it comes from a dialog that has saved something.
    reload: ({ send }, event) => send(event),
  },
});
