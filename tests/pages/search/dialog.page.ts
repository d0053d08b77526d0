/** The search over everything, which opens on every page. */
import type { Page } from '@playwright/test';

export const searchDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  const results = dialog.getByRole('listbox', { name: 'Results' });
  return {
    openButton: page.getByRole('button', { name: 'Search everything' }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search everything' }),
    hint: dialog.getByText(/^Type at least two letters/),
    searching: dialog.getByText('Searching...'),
    results,
    group: (kind: string) => results.getByRole('group', { name: kind }),
    options: results.getByRole('option'),
    option: (title: string) => results.getByRole('option', { name: title }),
    active: results.getByRole('option', { selected: true }),
    nothingFound: dialog.getByText(/^Nothing found for/),
    failed: dialog.getByRole('alert').filter({ hasText: 'Search failed' }),
    retryButton: dialog.getByRole('button', { name: 'Retry', exact: true }),
    closeButton: dialog.getByRole('button', { name: 'Close dialog', exact: true }),
    open: () => page.keyboard.press('ControlOrMeta+k'),
  };
};
