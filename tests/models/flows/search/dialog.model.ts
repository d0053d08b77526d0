import { exampleSearchResults } from '../../../../src/api/generated/examples.ts';
import { searchDialogMachine } from '../../../../src/machines/search/dialog.machine.ts';
import { on } from '../../../pages/on.ts';
import { searchDialog } from '../../../pages/search/dialog.page.ts';
import { anyPage } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const keys = { next: 'ArrowDown', previous: 'ArrowUp', first: 'Home', last: 'End' } as const;
/** Leads to the page that is open already. */
const [, , own] = exampleSearchResults;
const results = own ? [own, own, own] : [];
const fieldOf = on(searchDialog, 'field');

export const searchDialogModel = model(searchDialogMachine)({
  starts: { visit: { open: ({ attend }) => attend('/assignments') } },
  events: {
    open: [{}],
    type: [{ text: 's' }, { text: 'sql' }, { text: 'sql ' }],
    move: [{ to: 'next' }, { to: 'previous' }],
    choose: [{}],
    retry: [{}],
    close: [{}],
  },
  answers: { search: { done: [results, []], error: [500] } },
  see: {
    closed: { says: '§search.4: it is closed', shows: [anyPage], hides: [on(searchDialog, 'dialog')] },
    'open.empty': { says: '§search.6: what can be found', shows: [fieldOf, on(searchDialog, 'hint')] },
    'open.waiting': { says: '§search.6: more keys may follow', shows: [fieldOf] },
    'open.searching': { says: '§search.6: the search is on its way', shows: [fieldOf] },
    'open.found': {
      says: '§search.5: the results',
      shows: [fieldOf, (page) => searchDialog(page).options.nth(results.length - 1)],
    },
    'open.none': { says: '§search.6: nothing was found', shows: [fieldOf, on(searchDialog, 'nothingFound')] },
    'open.failed': { says: '§search.6: it failed, with Retry', shows: [fieldOf, on(searchDialog, 'failed')] },
  },
  tells: ({ text, isEntered }) => [text.trim(), isEntered],
  act: {
    open: ({ page }) => searchDialog(page).open(),
    // The same text again is no change: it gets a space, which asks for nothing new either.
    type: async ({ page }, { text }) => {
      const field = fieldOf(page);
      await field.fill((await field.inputValue()) === text ? `${text} ` : text);
    },
    move: ({ page }, { to }) => fieldOf(page).press(keys[to]),
    choose: ({ page }) => fieldOf(page).press('Enter'),
    retry: pressing(searchDialog, 'retryButton'),
    close: ({ page }) => fieldOf(page).press('Escape'),
  },
});
