import { expect, type Page } from '@playwright/test';
import type { Failure } from '../../../../src/api/failure.ts';
import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { draftMachine } from '../../../../src/machines/sync/draft.machine.ts';
import type { Input, OtherDraft } from '../../../../src/machines/sync/draft.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { draftLine } from '../../../pages/sync/draft.page.ts';
import { text } from '../../browser/locators.ts';
import { type PageHelpers, press } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const { first_name, last_name } = exampleStudent;
const draftKey = { person: exampleStudent.id, form: 'profile', subject: 'details' } as const;
const input =
  (found: Input['found'], other: OtherDraft | null = null) =>
  (): Input => {
    const values = found === 'nothing' ? {} : { first_name: 'Nour', last_name };
    return { draftKey, values, serverRevision: 0, deviceId: 'laptop', writeId: '', found, other, random: () => 0.5 };
  };

const savedAt = '2026-11-21T11:32:00Z';
const values = { first_name: 'Nora', last_name };
const onOtherDevice: OtherDraft = { values, savedAt, versions: { serverRevision: 4 } };
const inOtherTab: OtherDraft = {
  values,
  savedAt,
  versions: { serverRevision: 4, deviceId: 'laptop', writeId: 'a write of its own' },
};
const onServer = {
  form: 'profile',
  subject: 'details',
  version: 1,
  values,
  writer: 'phone',
  revision: 4,
  savedAt,
} as const;
const isInTab = (other: OtherDraft) => 'writeId' in other.versions;

const lost: Failure = { kind: 'unreachable', status: 0, message: null, retryAfter: null };
const refusal = (status: number): Failure => ({ kind: 'refused', status, message: 'No.', retryAfter: null });

/** Holds the device's writes until the walk says how they end: `settleDraft` ends those that are held in this way. */
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
    Reflect.set(window, 'settleDraft', (name: keyof Ends) => {
      const ended = held.splice(0);
      for (const one of ended) one[name]?.();
      return ended.length > 0;
    });
  });
}

type Settled = 'oncomplete' | 'onabort';
/** Ends the writes that are held, and says whether there were any. */
const settle = (page: Page, name: Settled): Promise<boolean> =>
  page.evaluate((end) => Reflect.get(window, 'settleDraft')(end), name);
/** The page says "Saving…" before it has begun the write. */
const settleOnceBegun = (page: Page, name: Settled) => expect.poll(() => settle(page, name)).toBe(true);

const name = (page: Page) => profilePage(page).firstName;
const type = (page: Page, text: string) => name(page).fill(text);
let typed = 0;

/** Types a text and acts in one step: between two steps the page's clock would go on. */
const typeAnd = (page: Page, then: 'leave' | 'save') =>
  name(page).evaluate(
    (field, [text, next]) => {
      if (!(field instanceof HTMLInputElement)) throw new Error('no field');
      // React replaces the field's `value` and would see no change in it, so the browser's own setter is used.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (next === 'leave') dispatchEvent(new Event('pagehide'));
      else field.form?.requestSubmit();
    },
    [`Noor ${++typed}`, then] as const,
  );

/** Another tab of this device reports what it has done. */
const changeInTab = (page: Page, event: object) =>
  page.evaluate(([key, change]) => new BroadcastChannel('drafts').postMessage({ key, change }), [
    [draftKey.person, draftKey.form, draftKey.subject],
    event,
  ] as const);

/** Opens the profile and types, until the text is on the device and the server has not answered yet. */
async function leaveUnsaved({ attend, network, page }: PageHelpers) {
  await attend('/profile');
  await type(page, 'Nour');
  await page.getByText('Saved on this device').waitFor();
  await network.called(['saveDraft']);
}

export const draft = model(draftMachine)({
  starts: {
    'nothing kept': {
      open: async ({ attend, page }) => {
        await holdWrites(page);
        await attend('/profile');
      },
      input: input('nothing'),
    },
    saved: {
      open: async ({ attend, network, page }) => {
        network.give('getDraft', { revision: 4, draft: { ...onServer, values: { ...values, first_name: 'Nour' } } });
        await attend('/profile');
        await page.getByText('Saved', { exact: true }).waitFor();
        await holdWrites(page);
        await page.reload();
      },
      input: input('saved'),
    },
    unsaved: {
      open: async (helpers) => {
        await leaveUnsaved(helpers);
        await holdWrites(helpers.page);
        await helpers.page.reload();
      },
      input: input('unsaved'),
    },
    conflict: {
      open: async (helpers) => {
        await leaveUnsaved(helpers);
        helpers.network.give('getDraft', { revision: 4, draft: onServer });
        await holdWrites(helpers.page);
        await helpers.page.reload();
      },
      input: input('conflict', onOtherDevice),
    },
  },
  events: {
    change: [{ values: { first_name: 'Noor', last_name } }],
    leave: [{}],
    connected: [{}],
    useOther: [{}],
    keepMine: [{}],
    sent: [{}],
    discard: [{}],
    'draft.ended': [{}],
    'draft.discarded': [{}],
    'draft.written': [{ writeId: 'write 1' }],
    'draft.refused': [{}],
    'draft.saved': [{ serverRevision: 1 }],
    'draft.delayed': [{ failure: lost }, { failure: refusal(429) }],
    'draft.rejected': [{ failure: refusal(422) }],
    'draft.conflict': [{ other: inOtherTab }, { other: onOtherDevice }],
  },
  answers: { writeDraft: 'tells', saveDraft: 'tells' },
  tells: ({ values: here, failure, other }) => [Object.keys(here).length, failure?.status, other && isInTab(other)],
  see: {
    opening: passing,
    empty: { says: 'nothing to keep', shows: [on(profilePage, 'firstName')], hides: [text(/^Saved|^Not saved/)] },
    typing: { says: 'not kept before a pause', shows: [text('Saving…')] },
    writing: { says: 'not kept before the device says so', shows: [text('Saving…')] },
    kept: { says: 'the device has it', shows: [text('Saved on this device')] },
    sending: { says: 'the device has it, the server not yet', shows: [text('Saved on this device')] },
    waiting: { says: 'the device has it', shows: [text('The server gets it as soon as it answers.')] },
    saved: { says: 'the server has it', shows: [text(/^Saved$/)] },
    rejected: {
      says: 'the server does not take it',
      shows: [text('Saved on this device only. The server answered 422.')],
    },
    'refused.sending': { says: 'the device keeps nothing', shows: [text('this browser keeps nothing.')] },
    'refused.waiting': { says: 'the device keeps nothing', shows: [text('this browser keeps nothing.')] },
    conflict: {
      says: 'the older tab is told, and never overwrites silently',
      shows: [text('This was changed in another tab or on another device at 11:32.'), on(draftLine, 'keepMineButton')],
    },
  },
  possible: (event, { leaf }) =>
    event.type !== 'draft.conflict' ||
    isInTab((event as { other?: OtherDraft }).other ?? onOtherDevice) ||
    leaf === 'sending' ||
    leaf === 'refused.sending',
  act: {
    change: ({ page }) => type(page, `Noor ${++typed}`),
    // While the page says that the person is typing, it is left in that pause; otherwise after it.
    leave: async ({ page }) => {
      if (await page.getByText('you are typing').isVisible()) return typeAnd(page, 'leave');
      return page.evaluate(() => dispatchEvent(new Event('pagehide')));
    },
    connected: ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    useOther: ({ page }) => press(draftLine(page).useOtherButton),
    keepMine: ({ page }) => press(draftLine(page).keepMineButton),
    sent: ({ page }) => typeAnd(page, 'save'),
    // A draft is discarded when its text is again what the server has.
    discard: async ({ page }) => {
      await type(page, `Noor ${++typed}`);
      await type(page, first_name);
    },
    'draft.ended': ({ page }, event) => changeInTab(page, event),
    'draft.discarded': ({ page }, event) => changeInTab(page, event),
    'draft.written': ({ page }) => settleOnceBegun(page, 'oncomplete'),
    'draft.refused': ({ page }) => settleOnceBegun(page, 'onabort'),
    'draft.saved': async ({ page, network }, { serverRevision }) => {
      await network.called(['saveDraft']);
      await network.end(['saveDraft'], { kind: 'done', body: { revision: serverRevision, savedAt } });
      // The device writes down which revision the server has.
      const isSaved = async () => {
        await settle(page, 'oncomplete');
        return page.getByText('Saved', { exact: true }).isVisible();
      };
      await expect.poll(isSaved).toBe(true);
    },
    'draft.delayed': async ({ network }, { failure: { status } }) => {
      await network.called(['saveDraft']);
      await network.end(['saveDraft'], { kind: 'error', status });
    },
    'draft.rejected': async ({ network }, { failure: { status } }) => {
      await network.called(['saveDraft']);
      await network.end(['saveDraft'], { kind: 'error', status });
    },
    'draft.conflict': async ({ page, network }, event) => {
      if (isInTab(event.other)) return changeInTab(page, event);
      await network.called(['saveDraft']);
      const body = { status: 409, error: 'It was changed elsewhere.', revision: 4, draft: onServer };
      await network.end(['saveDraft'], { kind: 'error', status: 409, body });
    },
  },
});
