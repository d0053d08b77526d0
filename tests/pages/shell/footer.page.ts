/** What the foot of every page says: whether the server can be reached, and when the session ends. */
import { expect, type Page } from '@playwright/test';

export const footer = (page: Page) => ({
  connection: page.getByRole('contentinfo').getByRole('status').first(),
  /** Waits for the second note: the one about the session appears once the page knows what is unsent. */
  expectUnsentIsKnown: () => expect(page.locator('footer [role=status]')).toHaveCount(2),
});
