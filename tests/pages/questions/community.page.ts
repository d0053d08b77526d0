/** /community: published questions, and one of them with its answers. */
import type { Page } from '@playwright/test';

export const communityPage = (page: Page) => {
  const list = page.getByRole('list', { name: 'Questions' });
  return {
    open: () => page.goto('/community'),
    list,
    question: (title: string | RegExp) => list.getByRole('link', { name: title }),
    search: page.getByRole('searchbox', { name: 'Search questions and answers' }),
    searchButton: page.getByRole('button', { name: 'Search', exact: true }),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
    reportedFilter: page.getByRole('button', { name: 'Reported', exact: true }),
    allFilter: page.getByRole('button', { name: 'All', exact: true }),
  };
};

export const discussionPage = (page: Page) => {
  const answers = page.getByRole('list', { name: 'Answers' });
  const form = page.getByRole('form', { name: 'Your answer' });
  const dialog = page.getByRole('dialog', { name: 'Report' });
  return {
    open: (courseId: string, postId: string) => page.goto(`/community/${courseId}/${postId}`),
    answers,
    answerText: (text: string | RegExp) => answers.getByText(text),
    answer: form.getByLabel('Your answer', { exact: true }),
    sendButton: form.getByRole('button', { name: 'Send Answer', exact: true }),
    sendOrRetryButton: form.getByRole('button', { name: /^(Send Answer|Retry)$/ }),
    retryButton: form.getByRole('button', { name: 'Retry', exact: true }),
    sendingButton: form.getByRole('button', { name: 'Sending...' }),
    write: (text: string) => form.getByLabel('Your answer', { exact: true }).fill(text),
    hideButton: page.getByRole('button', { name: 'Hide: the question', exact: true }),
    rightButton: answers.getByRole('button', { name: /^Mark as right/ }),
    notRightButton: answers.getByRole('button', { name: /^Not the right answer/ }),
    editButton: answers.getByRole('button', { name: 'Edit: your answer', exact: true }).first(),
    deleteButton: answers.getByRole('button', { name: 'Delete: your answer', exact: true }).first(),
    editedOf: (text: string) =>
      answers
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByText(/^Edited /),
    reportButton: page.getByRole('button', { name: 'Report: the question', exact: true }),
    dialog,
    reason: dialog.getByLabel('What is wrong with it?'),
    sendReportButton: dialog.getByRole('button', { name: 'Send Report', exact: true }),
    sendingReportButton: dialog.getByRole('button', { name: 'Sending...' }),
    cancelOrCloseButton: dialog.getByRole('button', { name: /^(Cancel|Close)$/ }),
    reportSent: dialog.getByText('Report sent'),
  };
};
