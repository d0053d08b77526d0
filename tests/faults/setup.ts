/** A person before a form: what it says, what is left of it, and how its person gets on. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { failure } from '../pages/failure.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { sessionDialogs } from '../pages/sync/session-ending.page.ts';
import { answers, refusing } from './call-faults.ts';
import type { Answer, FaultProxy, HeldCall } from './proxy.ts';
import type { Stage, Visit } from './row.ts';
import type { FormState } from './table.ts';

export type Setup = FormState & {
  visit: Visit;
  context: BrowserContext;
  proxy: FaultProxy;
  /** The call, where one is on its way. */
  held: HeldCall | undefined;
};

/** Opens the form and fills it. */
export const openForm = ({ row, form }: FormState, visit: Visit) => (form.open ?? row.open)?.(visit);

/** Brings the form from what was typed to its stage. */
export async function reach(setup: Setup, stage: Stage): Promise<Setup> {
  const { proxy, row, form, visit } = setup;
  if (stage === 'typed') return setup;
  if (stage === 'sent') {
    const held = proxy.hold(row.call);
    await row.start(visit);
    await held.met;
    return { ...setup, stage, held };
  }
  // What is sent again by itself is shown as refused where no repeat can mend it.
  const isFinal = stage === 'refused' && form.draft;
  const met = proxy.fail([row.call], isFinal ? refusing(422, 'This cannot be taken.') : answers['500 with a problem']);
  await row.start(visit);
  await met;
  await expect(senderOf({ ...setup, stage })).toBeEnabled();
  if (stage === 'delayed') await expect(draftLine(visit.page).notSentYet).toBeVisible();
  else proxy.heal();
  return { ...setup, stage };
}

/** It has been sent by itself, or is sent at a press. */
export async function finish(setup: Setup) {
  const { row, visit } = setup;
  const press = async () => {
    await senderOf(setup)
      .or(senderOf({ ...setup, stage: 'refused' }))
      .first()
      .click();
    await row.recovered(visit);
  };
  await Promise.any([row.recovered(visit), press()]);
}

/** What sends the form in its stage: its button, after a refusal the way on. */
export const senderOf = ({ row, form, stage, visit: { page } }: Setup): Locator => {
  if (stage === 'typed' || stage === 'sent') return form.button(page);
  return row.retry?.(page) ?? failure(page).retryIn(failure(page).alert);
};

/** What was typed is in its fields. */
export async function expectTyped({ row, form, visit: { page } }: Setup) {
  await (form.keeps ?? row.keeps)?.(page);
}

/** The call that is on its way, or the next one, gets this answer. */
export async function answerWith(setup: Setup, answer: Answer) {
  const { proxy, row, held } = setup;
  if (held) return held.answer(answer);
  const met = proxy.fail([row.call], answer);
  await senderOf(setup).click();
  await met;
}

/** The form says that it was not sent, and offers the way on. */
export async function expectRefusal(setup: Setup): Promise<Setup> {
  const after: Setup = { ...setup, stage: 'refused', held: undefined };
  await expect(senderOf(after)).toBeEnabled();
  await expectTyped(after);
  setup.proxy.heal();
  return after;
}

/** What the fields of the page hold, wherever they are: a dialog over them hides them from roles. */
export const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(({ value, type }) => value !== '' && !/^(file|hidden|checkbox)$/.test(type))
      .filter((field) => !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked)
      .map(({ value }) => value),
  );

/** The page stays behind the question for the password. */
export async function signInAgain({ visit: { page } }: Setup, before: readonly string[]) {
  const { ended, signInAgain: signIn } = sessionDialogs(page);
  await expect(ended).toBeVisible();
  expect(await fieldsOf(page)).toEqual(expect.arrayContaining([...before]));
  await signIn();
  await expect(ended).toHaveCount(0);
}

/** The device has what was typed, a moment after that. */
export async function expectOnDevice({ form: { draft }, visit: { page } }: Setup) {
  if (draft) await expect.poll(() => draftsOnDevice(page)).toContain(draft.typed);
}

/** The page was loaded anew: what outlives that is there, the rest is typed once more. */
export async function reopen(setup: Setup): Promise<Setup> {
  const { form, visit } = setup;
  const again: Setup = { ...setup, stage: 'typed', held: undefined };
  if (form.reopen) {
    await form.reopen(visit);
    await expectTyped(again);
    await expectTrueStatus(again);
  } else await openForm(setup, visit);
  return again;
}

/** The line beneath the form says no more than is true: the device and the server are asked. */
async function expectTrueStatus({ visit, form }: Setup) {
  if (!form.draft) return;
  const { page, product, person } = visit;
  const words = await draftLine(page).savedOrNot.first().textContent();
  const typed = form.draft.typed;
  if (words?.startsWith('Saved')) expect(await draftsOnDevice(page)).toContain(typed);
  if (words && /^Saved(\.|$)/.test(words)) {
    const kept = await product.call('GET', `/drafts/${form.draft.path}`, person.token);
    expect(JSON.stringify(kept)).toContain(typed);
  }
}

/** All drafts that this browser keeps, as text. */
const draftsOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onerror = reject;
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
