/** What holds for every state of every flow, checked where its story is shown. */
import type { AnyStateMachine, StateNode } from 'xstate';
import { storyIdOf, storyNameOf } from '../scripts/statechart/story-name.ts';
import { isMachine, nodesOf } from '../tests/nodes.ts';
import { ends } from './ends.ts';

type Shown = {
  id: string;
  title: string;
  args: Record<string, unknown>;
  parameters: Record<string, unknown>;
  canvasElement: HTMLElement;
};

const machines = import.meta.glob<Record<string, unknown>>('../src/machines/*/*.machine.ts');

async function machineOf(stem: string): Promise<AnyStateMachine> {
  const exported = (await machines[`../src/machines/${stem}.machine.ts`]?.()) ?? {};
  const machine = Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`There is no machine ${stem}, which a story names.`);
  return machine;
}

const isLeaf = ({ states }: StateNode) => Object.keys(states).length === 0;

/** The leaf state that the story shows: its view's, or the one that it is named after. */
function shownState({ id, title, args }: Shown, machine: AnyStateMachine): StateNode | undefined {
  const { view } = args;
  const state = typeof view === 'object' && view !== null && 'state' in view ? view.state : undefined;
  return nodesOf(machine.root)
    .filter(isLeaf)
    .find((leaf) => {
      const path = leaf.path.join('.');
      return state === undefined ? storyIdOf(title, storyNameOf(path)) === id : path === state;
    });
}

/** Whether the flow leaves the state without the person: a call ends, or time passes. */
const movesOn = (node: StateNode): boolean =>
  node.invoke.length > 0 ||
  node.after.length > 0 ||
  (node.parent !== undefined && node.parent.parent !== undefined && movesOn(node.parent));

const control = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
const closing = /^(?:Close|Close dialog|Cancel|Dismiss|Done)$/;
const isUsable = (element: HTMLElement) =>
  element.checkVisibility() &&
  !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') &&
  !closing.test((element.getAttribute('aria-label') ?? element.textContent).trim());

const openDialogs = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

/** The open dialog, which is all that can be used; without one, the story. */
const partInUse = (canvas: HTMLElement) => document.querySelector<HTMLElement>(openDialogs) ?? canvas;

/** Dialogs of our primitive. A panel that opens beside its button is none, and takes the focus itself. */
const dialogs = '[data-scope="dialog"][data-part="content"][data-state="open"]';

/** What had the focus first in each dialog; null where the story pressed something in it before that. */
const firstFocus = new WeakMap<Element, Element | null>();
const noteFirst = ({ type, target }: Event) => {
  const dialog = target instanceof Element ? target.closest(dialogs) : null;
  if (dialog && !firstFocus.has(dialog)) firstFocus.set(dialog, type === 'focusin' ? document.activeElement : null);
};
document.addEventListener('focusin', noteFirst);
document.addEventListener('pointerdown', noteFirst, { capture: true });

/** §product.71: a dialog takes the focus a moment after it opens, and does not give it to its close button. */
async function holdFirstFocus(): Promise<void> {
  for (const dialog of document.querySelectorAll(dialogs)) {
    for (let tries = 0; tries < 20 && !firstFocus.has(dialog); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const first = firstFocus.get(dialog);
    const name = dialog.querySelector('h2')?.textContent;
    if (first === undefined) throw new Error(`"${name}": the open dialog has not taken the focus.`);
    if (first?.matches('[aria-label="Close dialog"]')) {
      throw new Error(`"${name}": Enter would close the dialog, and typing would be lost. See \`firstFocus\`.`);
    }
  }
}

/** The widest paragraph in the size of its letters, of which two are as wide: at most 80 to a line. */
const widest = 40;

/** Lines that are longer lose the reader on the way back to the next one. */
function holdLines(canvas: HTMLElement): void {
  for (const text of canvas.querySelectorAll<HTMLElement>('p:not(.visually-hidden)')) {
    if (text.textContent.length <= 2 * widest || !text.checkVisibility()) continue;
    if (text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize) > widest)
      throw new Error(`"${text.textContent.slice(0, 40)}": its lines have more than 80 characters. See \`prose\`.`);
  }
}

/** Throws where the state breaks a rule. */
export async function holdRules(shown: Shown): Promise<void> {
  holdLines(shown.canvasElement);
  await holdFirstFocus();
  const { machine: stem } = shown.parameters;
  if (typeof stem !== 'string') return;
  const state = shownState(shown, await machineOf(stem));
  if (!state) return;
  const path = state.path.join('.');
  const part = partInUse(shown.canvasElement);
  const controls = [...part.querySelectorAll<HTMLElement>(control)];

  // §product.57: a refused form keeps the label of its button; "Retry" is for a call that failed.
  const isRefused = /^(?:rejected|refused)$/.test(state.key);
  const isRetry = (element: HTMLElement) => element.matches('[type="submit"]') && element.textContent === 'Retry';
  if (isRefused && controls.some(isRetry))
    throw new Error(`${stem}, "${path}": the form's button must keep its word after a refusal.`);

  // §product.58: there is a way on from each state in which the flow rests.
  if (movesOn(state) || controls.some(isUsable) || part.textContent.trim() === '') return;
  if (ends[stem]?.[path] === undefined) {
    throw new Error(
      `${stem}, "${path}" is a dead end: the page says what to do next and has a link or button for it, ` +
        'or .storybook/ends.ts says why nothing is left to do.',
    );
  }
}
