/** Review questions: their page, and the part of the dashboard that says how many are due. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const reviewPage = (page: Page) => {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const part = main.getByRole('region', { name: 'Review', exact: true });
  return {
    open: () => page.goto(paths.review),
    loading: main.getByText('Loading your questions...'),
    nothingYet: main.getByRole('heading', { name: 'Nothing to review yet' }),
    progress: main.getByRole('progressbar', { name: /^Question \d+ of \d+$/ }),
    offline: main.getByText('You are working offline'),
    /** The options of the question on the page; `option` finds one by its id. */
    options: main.getByRole('radio'),
    option: (id: string) => main.getByRole('radio').and(main.locator(`[value="${id}"]`)),
    question: main.getByRole('group').getByRole('heading', { level: 2 }),
    checkButton: button('Check'),
    right: main.getByRole('heading', { name: 'Right', exact: true }),
    wrong: main.getByRole('heading', { name: 'Not quite', exact: true }),
    keys: main.getByText(/^Keys: /),
    hardButton: button('Hard'),
    goodButton: button('Good'),
    easyButton: button('Easy'),
    goOnButton: button('Continue'),
    lesson: main
      .getByRole('paragraph')
      .filter({ hasText: /^From / })
      .getByRole('link'),
    done: main.getByRole('heading', { name: /^(Done for today|Nothing is due today)$/ }),
    next: main.getByText(/questions? comes? back|Nothing more comes back/),
    doneOffline: main.getByRole('heading', { name: 'Done for now' }),
    tryAgainButton: button('Try Again'),

    part,
    due: part.getByText(/^Review: \d+ questions? (is|are) due, about \d+ minutes?$/),
    startLink: part.getByRole('link', { name: 'Start Review' }),
  };
};
