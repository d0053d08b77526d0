/** The settings: which mails a person wants. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const mailChoicesPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    open: () => page.goto(paths.settings),
    loading: main.getByText('Loading...'),
    announcements: main.getByRole('checkbox', { name: 'Announcements in my courses' }),
    saved: main.getByText('Each choice is saved at once.'),
    saving: main.getByText('Saving...'),
    notSaved: main.getByText('Not saved', { exact: true }),
  };
};
