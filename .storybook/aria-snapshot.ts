/**
 * What assistive technology finds in each story is as it was approved: the accessibility tree, what of fields and other elements
 * the tree leaves out, and where the focus is. After a wanted change:
 * `WHOLE=1 npx vitest run --project stories <file> -u`, and read what has changed before it is committed.
 */
import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { control } from './narrow.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Runs outside the browser (`vite.config.ts`). */
    ariaSnapshot: () => Promise<string>;
  }
}

/** Of the tree and of the fields. Stories of long lists repeat themselves. */
const mostLines = 100;

/** What Playwright's tree leaves out. */
const ofAll = `aria-busy aria-current aria-haspopup aria-invalid aria-keyshortcuts aria-live aria-required aria-sort
aria-valuemax aria-valuenow aria-valuetext download lang target`.split(/\s+/);
const ofFields =
  `accept autocomplete inputmode max maxlength min minlength multiple pattern readonly required step type`.split(' ');
const told = [...ofFields, ...ofAll];
const bearers = ['input', 'textarea', 'select', ...ofAll.map((name) => `[${name}]`)].join();

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 100);

function nameOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const label = labels.find((each) => each instanceof HTMLElement);
  return element.getAttribute('aria-label') ?? (textOf(label ?? element) || element.tagName.toLowerCase());
}

/** `Email: type=email autocomplete=username "Enter your email address."` */
function lineOf(element: Element): string {
  const attributes = told.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [value === '' ? name : `${name}=${value}`];
  });
  const descriptions = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .filter((text) => text !== '');
  return `${nameOf(element)}: ${[...attributes, ...descriptions.map((text) => `"${text}"`)].join(' ')}`.trim();
}

const toldLines = () =>
  [...document.body.querySelectorAll(bearers)].filter((element) => element.checkVisibility()).map(lineOf);

/**
 * Of controls alone: a part that is handed the focus may have it from the story before. A dialog takes it in a frame of its own,
 * before or after what a story does: `.storybook/rules.ts` holds where to.
 */
function focusLine(): string[] {
  const { activeElement } = document;
  if (!activeElement?.matches(control) || activeElement.closest('[role$="dialog"]')) return [];
  return [`Focus: ${nameOf(activeElement)}`];
}

afterEach(async ({ task }) => {
  if (!task.file.filepath.includes('/src/ui/')) return;
  const tree = (await commands.ariaSnapshot()).split('\n').slice(0, mostLines);
  expect([...tree, ...toldLines().slice(0, mostLines), ...focusLine()].join('\n')).toMatchSnapshot();
});
