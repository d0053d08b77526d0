/** One search over everything. */
import { expect } from '@playwright/test';
import { on } from '../../pages/on.ts';
import { searchDialog } from '../../pages/search/dialog.page.ts';
import { messages } from '../call-faults.ts';
import { get, goto, type Row, sees } from '../row.ts';

const typed = 'data';

export const searchRows: readonly Row[] = [
  {
    name: 'Search',
    invokedBy: ['search/dialog.search'],
    who: 'demo',
    call: get(/^\/search$/),
    open: goto('/settings'),
    start: async ({ page }) => {
      await searchDialog(page).open();
      await searchDialog(page).field.fill(typed);
    },
    title: 'Search failed',
    message: messages('Please try again.'),
    keeps: (page) => expect(searchDialog(page).field).toHaveValue(typed),
    recovered: sees((page) => on(searchDialog, 'options')(page).first()),
    sessionEnded: 'sign-in',
  },
];
