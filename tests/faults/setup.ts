/** Steps and checks of a person with a filled form: opening, sending, finding the text again, going on. */
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

/** Brings the filled form to the stage that the case starts from. */
export async function reach(setup: Setup, stage: Stage): Promise<Setup> {
  const { proxy, row, form, visit } = setup;
  if (stage === 'typed') return setup;
  if (stage === 'sent') {
    const held = proxy.hold(row.call);
    await row.start(visit);
    await held.met;
    return { ...setup, stage, held };
  }
  // A pending call is shown as refused only after an answer that no retry can change.
  const isFinal = stage === 'refused' && form.draft;
  const met = proxy.fail([row.call], isFinal ? refusing(422, 'This cannot be taken.') : answers['500 with a problem']);
  await row.start(visit);
  await met;
  await expect(senderOf({ ...setup, stage })).toBeEnabled();
  if (stage === 'delayed') await expect(draftLine(visit.page).notSentYet).toBeVisible();
  else proxy.heal();
  return { ...setup, stage };
}

/** Sends the form, unless its pending call has been retried already. */
export async function finish(setup: Setup) {
  const { row, visit } = setup;
  const enabled = visit.page.locator(':not([aria-disabled=true])');
  const press = async () => {
    await senderOf(setup)
      .or(senderOf({ ...setup, stage: 'refused' }))
      .and(enabled)
      .first()
      .click();
    await row.recovered(visit);
  };
  await Promise.any([row.recovered(visit), press()]);
}

/** The control that sends the form in its stage: its button, or after a refusal the alert's way on. */
export const senderOf = ({ row, form, stage, visit: { page } }: Setup): Locator => {
  if (stage === 'typed' || stage === 'sent') return form.button(page);
  return row.retry?.(page) ?? failure(page).retryIn(failure(page).alert);
};

/** Checks that the fields have what was typed. */
export async function expectTyped({ row, form, visit: { page } }: Setup) {
  await (form.keeps ?? row.keeps)?.(page);
}

/** Answers the running call, or else the next one. */
export async function answerWith(setup: Setup, answer: Answer) {
  const { proxy, row, held } = setup;
  if (held) return held.answer(answer);
  const met = proxy.fail([row.call], answer);
  await senderOf(setup).click();
  await met;
}

/** Checks that the form shows the failure and offers a way on. */
export async function expectRefusal(setup: Setup): Promise<Setup> {
  const after: Setup = { ...setup, stage: 'refused', held: undefined };
  await expect(senderOf(after)).toBeEnabled();
  await expectTyped(after);
  setup.proxy.heal();
  return after;
}

/** What all fields hold, code editors and decisions included, found by selector: a dialog over them hides them from roles. */
export const fieldsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(({ value, type }) => value !== '' && !/^(file|hidden|checkbox)$/.test(type))
      .filter((field) => !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked)
      .map(({ value }) => value);
    const choices = [...document.querySelectorAll('select')].map(({ value }) => value);
    const linesOf = (editor: Element) => [...editor.querySelectorAll('.cm-line')].map(({ textContent }) => textContent);
    const codes = [...document.querySelectorAll('.cm-content')].map((editor) => linesOf(editor).join('\n'));
    const labelOf = (list: Element) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent;
    const decisions = [...document.querySelectorAll('ol[aria-labelledby]')]
      .filter((list) => labelOf(list) === 'What you decided')
      .flatMap((list) => [...list.querySelectorAll('strong')]);
    return [...fields, ...choices, ...codes, ...decisions.map(({ textContent }) => textContent)];
  });

/** As `fieldsOf`, but fails unless the text that the form names is found. */
export async function filledFieldsOf({ form: { text }, visit: { page } }: Setup) {
  const fields = await fieldsOf(page);
  if (text !== undefined) expect(fields).toContain(text);
  return fields;
}

/** Signs in again over the page, which has kept its fields behind the dialog. */
export async function signInAgain({ form, visit }: Setup, before: readonly string[]) {
  const { page } = visit;
  const { ended, signInAgain: signIn, secondStep } = sessionDialogs(page);
  await expect(ended).toBeVisible();
  expect(await fieldsOf(page)).toEqual(expect.arrayContaining([...before]));
  await signIn();
  if (form.codeToSignIn) await secondStep.submit(await form.codeToSignIn(visit));
  await expect(ended).toHaveCount(0);
}

/** Waits until the device has what was typed: it is written a moment later. */
export async function expectOnDevice({ form: { draft }, visit: { page } }: Setup) {
  if (draft) await expect.poll(() => draftsOnDevice(page)).toContain(draft.typed);
}

/** After a reload: checks that what is kept is there, and types the rest again. */
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

/** Checks that the draft's line claims no more than device and server hold. */
async function expectTrueStatus({ visit, form }: Setup) {
  if (!form.draft) return;
  const { page, product, person } = visit;
  const shown = await draftLine(page).savedOrNot.first().textContent();
  const typed = form.draft.typed;
  if (shown?.startsWith('Saved')) expect(await draftsOnDevice(page)).toContain(typed);
  if (shown && /^Saved(\.|$)/.test(shown)) {
    const { path } = form.draft;
    const address = typeof path === 'string' ? path : await path(person, visit);
    const kept = await product.call('GET', `/drafts/${address}`, person.token);
    expect(JSON.stringify(kept)).toContain(typed);
  }
}

/** All drafts on this device, as text. */
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
