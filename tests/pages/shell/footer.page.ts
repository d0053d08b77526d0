/** What every page says of itself: whether the server can be reached, and when the session ends. */
import { expect, type Page } from '@playwright/test';

export const footer = (page: Page) => ({
  connection: page.locator('footer + div > [role=status]'),
  /** Waits for the note about the session, which appears once the page knows what is unsent. */
  expectUnsentIsKnown: () => expect(page.locator('#corner > [role=status]')).toHaveCount(1),
});
