/** /messages: the threads of a person. */
import type { Page } from '@playwright/test';

export const threadsPage = (page: Page) => {
  const list = page.getByRole('list', { name: 'Conversations' });
  return {
    open: () => page.goto('/messages'),
    heading: page.getByRole('heading', { name: 'Messages', level: 1 }),
    list,
    thread: (about: string | RegExp) => list.getByRole('link', { name: about }),
    /** Those whose newest message begins so. */
    beginning: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
    newMessages: (count: number) => list.getByText(count === 1 ? '1 new message' : `${count} new messages`),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
    unansweredFilter: page.getByRole('button', { name: 'Waiting for an answer', exact: true }),
    allFilter: page.getByRole('button', { name: 'All', exact: true }),
  };
};
