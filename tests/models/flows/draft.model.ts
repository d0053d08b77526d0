import type { Page } from '@playwright/test';
import { exampleStudent } from '../../../src/api/examples.ts';
import { draftMachine } from '../../../src/machines/draft.machine.ts';
import { field, words } from '../browser/looks.ts';
import { model, passing } from '../engine/model.ts';

const place = { person: exampleStudent.id, form: 'profile', subject: 'details' } as const;

/** What the device has done is the walk's to tell: `settleDraft` lets a write that is held end so. */
async function holdWrites(page: Page) {
  await page.addInitScript(() => {
    type Ends = Partial<Record<'oncomplete' | 'onabort', () => void>>;
    const held: Ends[] = [];
    const ends = new WeakMap<IDBTransaction, Ends>();
    for (const name of ['oncomplete', 'onabort'] as const) {
      Object.defineProperty(IDBTransaction.prototype, name, {
        set(this: IDBTransaction, end: () => void) {
          if (this.mode === 'readonly') return this.addEventListener(name.slice(2), end);
          const known = ends.get(this) ?? {};
          if (!ends.has(this)) held.push(known);
          ends.set(this, Object.assign(known, { [name]: end }));
        },
      });
    }
    Reflect.set(window, 'settleDraft', (name: keyof Ends) => held.at(-1)?.[name]?.());
  });
}

const settle = (page: Page, name: 'oncomplete' | 'onabort') =>
  page.evaluate((end) => Reflect.get(window, 'settleDraft')(end), name);

const type = (page: Page, name: string) => page.getByLabel('First name', { exact: true }).fill(name);
let typed = 0;

export const draft = model(draftMachine)({
  starts: {
    'nothing kept': {
      open: async ({ attend, page }) => {
        await holdWrites(page);
        await attend('/profile');
      },
      input: () => ({ place, found: false }),
    },
    kept: {
      open: async ({ attend, page }) => {
        await attend('/profile');
        await type(page, 'Nour');
        await page.getByText('Saved on this device').waitFor();
        await holdWrites(page);
        await page.reload();
      },
      input: () => ({ place, found: true }),
    },
  },
  events: {
    change: [{ values: { first_name: 'Noor', last_name: exampleStudent.last_name } }],
    keep: [{}],
    sent: [{}],
    'draft.written': [{}],
    'draft.refused': [{}],
  },
  answers: { writeDraft: 'tells' },
  see: {
    opening: passing,
    empty: { says: 'nothing to keep', shows: [field('First name')], hides: [words('Saved on this device')] },
    typing: { says: 'not kept before a pause', shows: [words('Not saved yet: you are typing.')] },
    writing: { says: 'not kept before the device says so', shows: [words('Not saved yet: on its way.')] },
    saved: { says: 'the device has it', shows: [words('Saved on this device')] },
    refused: { says: 'the device keeps nothing', shows: [words('Not saved yet: this browser keeps nothing.')] },
  },
  act: {
    change: ({ page }) => type(page, `Noor ${++typed}`),
    // At once after the last letter: the page's clock goes on by itself.
    keep: ({ page }) =>
      page.getByLabel('First name', { exact: true }).evaluate((input: HTMLInputElement, text) => {
        // As a letter that is typed: React looks for it behind its own `value`.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        dispatchEvent(new Event('pagehide'));
      }, `Noor ${++typed}`),
    // Back to what the server has.
    sent: async ({ page }) => {
      await type(page, `Noor ${++typed}`);
      await type(page, exampleStudent.first_name);
    },
    'draft.written': ({ page }) => settle(page, 'oncomplete'),
    'draft.refused': ({ page }) => settle(page, 'onabort'),
  },
});
