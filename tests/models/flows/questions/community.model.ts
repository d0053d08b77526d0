import { exampleCommunityPage, exampleInstructor } from '../../../../src/api/generated/examples.ts';
import { communityMachine } from '../../../../src/machines/questions/community.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { communityPage } from '../../../pages/questions/community.page.ts';
import { alert, heading, waiting } from '../../browser/locators.ts';
import { narrowing, pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...last } = exampleCommunityPage;

export const community = model(communityMachine)({
  starts: { visit: { open: ({ attend }) => attend('/community', { user: exampleInstructor }) } },
  events: {
    retry: [{}],
    more: [{}],
    narrow: [
      { filters: { search: 'median' } },
      { filters: { filter: 'reported' } },
      { filters: { search: '' } },
      { filters: { filter: 'all' } },
    ],
  },
  answers: { listCommunity: { done: [exampleCommunityPage, last, { items: [] }], error: [500] } },
  tells: ({ filters: { search, filter }, page }) => [search, filter, page?.next],
  see: {
    loading: { says: '§questions.17: the questions are on their way', shows: [waiting] },
    failed: {
      says: 'they could not be loaded, and can be tried again',
      shows: [alert('Failed to load the questions'), on(failure, 'retryButton')],
    },
    empty: { says: '§questions.17: none', shows: [heading(/^No questions (yet|found)$/)] },
    'listed.ready': { says: '§questions.17: each with its course', shows: [on(communityPage, 'list')] },
    'listed.loadingMore': { says: 'the next page is on its way', shows: [on(communityPage, 'list')] },
    'listed.moreFailed': {
      says: 'what is there stays, and the rest can be tried again',
      shows: [on(communityPage, 'list'), alert('The rest could not be loaded')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    more: ({ page }) => pressIfThere(communityPage(page).moreButton.or(failure(page).retryButton)),
    narrow: narrowing({
      search: async (page, query) => {
        await communityPage(page).search.fill(query);
        if (query !== '') await communityPage(page).searchButton.click();
      },
      filter: (page, value) =>
        (value === 'reported' ? communityPage(page).reportedFilter : communityPage(page).allFilter).click(),
    }),
  },
});
