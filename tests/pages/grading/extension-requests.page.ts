/** The instructor's page of requests for later due dates, and the dialog that answers one. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const extensionRequestsPage = (page: Page) => {
  const main = page.getByRole('main');
  const answerButton = main.getByRole('button', { name: /^Answer / }).first();
  return {
    title: main.getByRole('heading', { name: 'Requests', level: 1 }),
    waiting: main.getByText('Loading...'),
    none: main.getByRole('heading', { name: 'No requests to answer' }),
    lookAgainButton: main.getByRole('button', { name: 'Look Again', exact: true }),
    requests: main.getByRole('article'),
    requestOf: (student: string) => main.getByRole('article', { name: new RegExp(`^${student}, `) }),
    /** The button of the oldest request without an answer. */
    answerButton,
    answered: main.getByText('Granted', { exact: true }),
    moreButton: main.getByRole('button', { name: 'Show More', exact: true }),
    moreOrRetryButton: main.getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: main.getByRole('button', { name: 'Loading...', exact: true }),
    open: () => page.goto(paths.teach.requests),
  };
};

export const extensionAnswerDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Answer Request' });
  const declineOption = dialog.getByRole('radio', { name: 'Decline', exact: true });
  const reason = dialog.getByLabel('Reason', { exact: true });
  return {
    dialog,
    proposedOption: dialog.getByRole('radio', { name: /^Grant until/ }),
    otherOption: dialog.getByRole('radio', { name: 'Grant another date', exact: true }),
    declineOption,
    day: dialog.getByLabel('New due date', { exact: true }),
    reason,
    sendButton: dialog.getByRole('button', { name: 'Send Answer', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send Answer|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    async decline(text: string) {
      await declineOption.check();
      await reason.fill(text);
    },
  };
};
