import { exampleInstructor, exampleRoster } from '../../../../src/api/generated/examples.ts';
import { rosterMachine } from '../../../../src/machines/teaching/roster.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { rosterPage } from '../../../pages/teaching/roster.page.ts';
import { alert } from '../../browser/locators.ts';
import { pressIfThere, pressing, retype } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...lastPage } = exampleRoster;
const none = { ...lastPage, items: [], total: 0 };
const courseId = 'data-analytics';
const [student] = exampleRoster.items;
const students = student ? [{ id: student.id, name: student.name }] : [];

export const roster = model(rosterMachine)({
  starts: {
    'an instructor': {
      open: ({ attend }) => attend(paths.teach.course(courseId), { user: exampleInstructor }),
      input: () => ({ courseId }),
    },
  },
  events: {
    retry: [{}],
    narrow: [{ filters: { search: 'Leila' } }, { filters: { show: 'behind' } }, { filters: { sort: 'progress' } }],
    more: [{}],
    choose: [{ students }],
    unchoose: [{ students }],
  },
  answers: { listRoster: { done: [exampleRoster, lastPage, none], error: [500] } },
  see: {
    loading: { says: 'the students are asked for', shows: [on(rosterPage, 'title')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    empty: { says: '§teaching.11: nobody is found', shows: [on(rosterPage, 'none')] },
    'listed.ready': { says: '§teaching.11: the students', shows: [on(rosterPage, 'table')] },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(rosterPage, 'loadingMoreButton')] },
    'listed.moreFailed': { says: 'more did not come; who is there stays', shows: [alert(), on(rosterPage, 'table')] },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    // The same choice again is no change of its field, so it is sent directly.
    narrow: async ({ page, send }, event) => {
      const { search, behindFilter, sortBy } = rosterPage(page);
      const { search: query = '', show, sort } = event.filters;
      if (show) return behindFilter.click();
      if (sort) return (await sortBy.inputValue()) === sort ? send(event) : sortBy.selectOption(sort);
      return (await search.inputValue()) === query ? send(event) : retype(search, query);
    },
    more: ({ page }) => pressIfThere(rosterPage(page).moreOrRetryButton),
    // Sent directly: the machine takes these in every state, but students can be chosen only while the list is shown.
    choose: ({ send }, event) => send(event),
    unchoose: ({ send }, event) => send(event),
  },
});
