/** Short names for the locators by which a model says what a state shows. */
import type { Locator, Page } from '@playwright/test';

export type Find = (page: Page) => Locator;
type Name = string | RegExp;

export const heading =
  (name: Name): Find =>
  (page) =>
    page.getByRole('heading', { name });
export const text =
  (text: Name): Find =>
  (page) =>
    page.getByText(text);
export const control =
  (name: Name): Find =>
  (page) =>
    page.getByRole('button', { name });
export const linkTo =
  (name: Name): Find =>
  (page) =>
    page.getByRole('link', { name });
export const alert =
  (text: Name = ''): Find =>
  (page) =>
    page.getByRole('main').getByRole('alert').filter({ hasText: text });
export const field =
  (label: Name): Find =>
  (page) =>
    page.getByLabel(label, { exact: true });
export const dialog =
  (name: Name): Find =>
  (page) =>
    page.getByRole('dialog', { name });
/** A part of the page that is still loading. */
export const waiting: Find = (page) => page.locator('[aria-busy=true]');
/** The same locator inside the open dialog. */
export const inDialog =
  (look: (within: Locator) => Locator): Find =>
  (page) =>
    look(page.getByRole('dialog'));
export const chosenTab =
  (name: Name): Find =>
  (page) =>
    page.getByRole('tab', { name, selected: true });
/** The page's heading, for a state that shows nothing of its own. */
export const anyPage: Find = (page) => page.getByRole('heading', { level: 1 });
