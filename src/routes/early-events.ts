/**
 * What a person did in a rendered page before the app could hear it: the first script of `index.html` notes it, and here it is
 * done again once the app has taken over another piece of the page. What is not heard then is noted once more, and done again
 * with the next piece. Links need no app.
 */
import type { SyntheticEvent } from 'react';

/**
 * `path` leads to the target by the indices of elements: React may have put another element in its place. `value` and
 * `checked` are the target's as it was left: React puts its own back in a controlled field.
 */
type EarlyEvent = {
  event: Event;
  target: EventTarget | null;
  submitter?: HTMLElement | null | undefined;
  path: number[];
  text: string | null;
  value?: string | undefined;
  checked?: boolean | undefined;
};

declare global {
  var earlyEvents: EarlyEvent[] | undefined;
  /** What the app has heard an event of: it needs no noting any more. */
  var heardEarly: WeakSet<EventTarget> | undefined;
  var noteEarly: ((event: Event) => void) | undefined;
  /** Hears the search's keys until the app does. */
  var noteKey: ((event: KeyboardEvent) => void) | undefined;
}

const types = ['click', 'input', 'change', 'submit'];

/** Parts of the page whose code has not come yet: React hears nothing of what is done in them. */
let awaited = 0;
let isScreenShown = false;

/**
 * For the frame around everything: React calls a handler only where it has taken the target over. Of a choice from a list of
 * options it hears the second event.
 */
const hear = ({ nativeEvent: { target, type } }: SyntheticEvent) => {
  if (!globalThis.earlyEvents || !target || (type === 'input' && target instanceof HTMLSelectElement)) return;
  globalThis.heardEarly?.add(target);
  globalThis.earlyEvents = globalThis.earlyEvents.filter((note) => note.target !== target);
};
export const hearing = { onClickCapture: hear, onInputCapture: hear, onChangeCapture: hear, onSubmitCapture: hear };

/**
 * Does again what was done, as far as the app has come. Not at once: the app may be taking over because of an event (a choice is
 * two of them), and the flows of what it has taken over start only after their parts.
 */
export function replayEarlyEvents(): void {
  setTimeout(() => {
    replayAll();
    if (isScreenShown && awaited <= 0) endEarlyEvents();
  });
}

function replayAll(): void {
  const events = globalThis.earlyEvents ?? [];
  if (events.length > 0) globalThis.earlyEvents = [];
  for (const [index, event] of events.entries()) {
    const isLast = events.slice(index + 1).every(({ target }) => target !== event.target);
    const target = targetOf(event);
    if (target) replay(event, target, isLast);
  }
}

/** A part of the page begins to wait for its code. */
export function partAwaited(): void {
  awaited += 1;
}

/** A part is there, or says that it did not come. */
export function partTakenOver(): void {
  awaited -= 1;
  replayEarlyEvents();
}

/** The screen is there, but for parts that are awaited. */
export function screenTakenOver(): void {
  isScreenShown = true;
  replayEarlyEvents();
}

/** Nothing is noted any more. */
function endEarlyEvents(): void {
  const { noteEarly, noteKey } = globalThis;
  if (noteKey) removeEventListener('keydown', noteKey);
  if (noteEarly) for (const type of types) removeEventListener(type, noteEarly, true);
  globalThis.earlyEvents = undefined;
}

/** The element, or the one in its place that looks the same; null where there is none. */
function targetOf({ target, path, text }: EarlyEvent): Element | null {
  if (!(target instanceof Element)) return null;
  if (target.isConnected) return target;
  let found: Element | undefined = document.documentElement;
  for (const index of path) found = found?.children[index];
  return found?.tagName === target.tagName && found.textContent === text ? found : null;
}

function replay(
  { event: { type }, submitter, value = '', checked }: EarlyEvent,
  target: Element,
  isLast: boolean,
): void {
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else if (type === 'click') press(target);
  else if (isLast && isTyped(target)) typeAgain(target, value);
  else if (isLast && type === 'change') {
    if (target instanceof HTMLSelectElement) target.value = value;
    if (!isChecked(target)) target.dispatchEvent(new Event('change', { bubbles: true }));
    else {
      target.checked = !checked;
      target.click();
    }
  }
}

/** A submit button's click is the form's `submit`, a field's is its `change`. */
function press(target: Element): void {
  const button = target.closest('button, [role=button], [role=tab], [role=option], a, label, input, select, summary');
  if (!(button instanceof HTMLElement)) return;
  // The focus was lost with the element that was pressed, if another one is in its place.
  if (document.activeElement === document.body) button.focus();
  if (button instanceof HTMLButtonElement ? button.type !== 'submit' : button.role) button.click();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: Element): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|button|submit|reset)$/.test(target.type));

const isChecked = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);

/** React reports a change only where the value differs from the one that it has seen last. */
function typeAgain(field: TextField, value: string): void {
  const base = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(base.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
