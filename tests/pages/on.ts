/** Finds a locator of a page object by its name, for tables that are written before there is a page. */
import type { Locator, Page } from '@playwright/test';

/** `on(profilePage, 'saveButton')` finds the button on whichever page it is given. */
export const on =
  <Part extends string>(screen: (page: Page) => { readonly [Name in NoInfer<Part>]: Locator }, part: Part) =>
  (page: Page): Locator =>
    screen(page)[part];
