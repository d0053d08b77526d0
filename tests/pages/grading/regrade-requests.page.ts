/** The instructor's page of regrade requests, and the dialog that keeps a grade. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const regradeRequestsPage = (page: Page) => {
  const main = page.getByRole('main');
  const answerButton = main.getByRole('button', { name: /^Answer / }).first();
  return {
    title: main.getByRole('heading', { name: 'Regrade Requests', level: 1 }),
    waiting: main.getByText('Loading...'),
    none: main.getByRole('heading', { name: 'No regrade requests to answer' }),
    lookAgainButton: main.getByRole('button', { name: 'Look Again', exact: true }),
    requests: main.getByRole('article'),
    requestOf: (student: string) => main.getByRole('article', { name: new RegExp(`^${student}, `) }),
    submissionLinks: main.getByRole('link', { name: /^Open Submission: / }),
    /** The button of the oldest request without an answer. */
    answerButton,
    answered: main.getByText('You kept the grade:', { exact: true }),
    submissionLink: (student: string) => main.getByRole('link', { name: new RegExp(`^Open Submission: ${student}, `) }),
    moreButton: main.getByRole('button', { name: 'Show More', exact: true }),
    moreOrRetryButton: main.getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: main.getByRole('button', { name: 'Loading...', exact: true }),
    open: () => page.goto(paths.teach.regradeRequests),
  };
};

export const keptGradeDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Keep Grade' });
  return {
    dialog,
    reason: dialog.getByLabel('Reason', { exact: true }),
    sendButton: dialog.getByRole('button', { name: 'Keep Grade', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Keep Grade|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
  };
};
