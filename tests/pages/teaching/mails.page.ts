/** The instructor's part of the settings: how often they get emails about what waits in their courses. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const teachingMailsPage = (page: Page) => {
  const part = page.getByRole('region', { name: 'Emails about your courses' });
  const questions = part.getByRole('group', { name: 'Questions from students' });
  return {
    open: () => page.goto(paths.settings),
    part,
    loading: part.getByText('Loading...'),
    retryButton: part.getByRole('button', { name: 'Retry' }),
    questions: (pace: 'Right away' | 'Once a day' | 'Never') => questions.getByRole('radio', { name: pace }),
    /** A choice for questions that is not chosen. */
    unchosen: questions.getByRole('radio', { checked: false }).first(),
    reports: part.getByRole('group', { name: 'Reported posts' }),
    saved: part.getByText('Each choice is saved at once.'),
    saving: part.getByText('Saving...'),
    notSaved: part.getByText('Not saved', { exact: true }),
  };
};
