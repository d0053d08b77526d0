/** /messages: the threads of a person. */
import type { Page } from '@playwright/test';

type Wanted = {
  filter?: 'all' | 'unanswered' | undefined;
  search?: string | undefined;
  course?: string | undefined;
};

export const threadsPage = (page: Page) => {
  const list = page.getByRole('list', { name: 'Conversations' });
  const search = page.getByRole('searchbox', { name: 'Search messages' });
  const course = page.getByLabel('Course', { exact: true });
  const allFilter = page.getByRole('button', { name: 'All', exact: true });
  const unansweredFilter = page.getByRole('button', { name: 'Waiting for an answer', exact: true });
  return {
    open: () => page.goto('/messages'),
    heading: page.getByRole('heading', { name: 'Messages', level: 1 }),
    list,
    thread: (about: string | RegExp) => list.getByRole('link', { name: about }),
    /** The threads that show this text, which is how their newest message begins. */
    beginning: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
    newMessages: (count: number) => list.getByText(count === 1 ? '1 new message' : `${count} new messages`),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
    search,
    course,
    unansweredFilter,
    allFilter,
    narrow: async (wanted: Wanted) => {
      if (wanted.filter) await (wanted.filter === 'all' ? allFilter : unansweredFilter).click();
      if (wanted.course !== undefined) await course.selectOption(wanted.course);
      if (wanted.search === undefined) return;
      await search.fill(wanted.search);
      await search.press('Enter');
    },
  };
};
