/** A student before a form: what it says, what is left of it, and how its student gets on. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Answer, FaultProxy, Held } from '../journeys/fault-proxy.ts';
import type { World } from '../journeys/fault-screen.ts';
import { password } from '../journeys/server.ts';
import type { State } from './states.ts';

/** A student before a form in one of its states. */
export type Scene = State & {
  world: World;
  context: BrowserContext;
  wire: FaultProxy;
  /** The call, where one is on its way. */
  held: Held | undefined;
};

/** What sends the form in its stage: the button, after a refusal its way on. */
export const sender = ({ form, stage, world: { page } }: Scene): Locator => {
  const first = page.getByRole('button', { name: form.button, exact: true });
  if (stage === 'typed' || stage === 'sent') return first;
  return form.screen.wayOn?.(page) ?? page.getByRole('alert').getByRole('button', { name: 'Retry' });
};

/** What was typed is in its fields. */
export async function expectTyped({ form, world: { page } }: Scene) {
  await (form.holds ?? form.screen.holds)?.(page);
}

const refused = (scene: Scene): Scene => ({ ...scene, stage: 'refused', held: undefined });

/** The call that is on its way, or the next one, gets this answer. */
export async function answerWith(scene: Scene, answer: Answer) {
  const { wire, form, held } = scene;
  if (held) return held.answer(answer);
  const met = wire.goWrong([form.screen.call], answer);
  await sender(scene).click();
  await met;
}

/** The form says that it was not sent, and offers the way on. */
export async function expectRefusal(scene: Scene): Promise<Scene> {
  const after = refused(scene);
  await expect(sender(after)).toBeEnabled();
  await expectTyped(after);
  scene.wire.heal();
  return after;
}

/** What the fields of the page hold, wherever they stand: a dialog over them hides them from roles. */
export const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(({ value, type }) => value !== '' && !/^(file|hidden|checkbox)$/.test(type))
      .filter((field) => !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked)
      .map(({ value }) => value),
  );

/** The page stands behind the question for the password. */
export async function signInAgain({ world: { page } }: Scene, before: readonly string[]) {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  expect(await fieldsOf(page)).toEqual(expect.arrayContaining([...before]));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The device has what was typed, a moment after that. */
export async function expectKept({ form: { draft }, world: { page } }: Scene) {
  if (draft) await expect.poll(() => draftsOnDevice(page)).toContain(draft.typed);
}

/** The page was loaded anew: what outlives that is there, the rest is typed once more. */
export async function reopen(scene: Scene): Promise<Scene> {
  const { form, world } = scene;
  const again: Scene = { ...scene, stage: 'typed', held: undefined };
  if (form.reopen) {
    await form.reopen(world);
    await expectTyped(again);
    await expectTrueStatus(again);
  } else await form.screen.open?.(world);
  return again;
}

/** The line beneath the form says no more than is true: the device and the server are asked. */
async function expectTrueStatus({ world, form }: Scene) {
  if (!form.draft) return;
  const { page, product, person } = world;
  const said = page.getByText(/^(Saved|Not saved yet)\b/);
  const words = await said.first().textContent();
  const typed = form.draft.typed;
  if (words?.startsWith('Saved')) expect(await draftsOnDevice(page)).toContain(typed);
  if (words && /^Saved(\.|$)/.test(words)) {
    const standing = await product.call('GET', `/drafts/${form.draft.path}`, person.token);
    expect(JSON.stringify(standing)).toContain(typed);
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
