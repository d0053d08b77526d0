/**
 * What a person did in a rendered page before the app had taken it over: the first script of `index.html` notes it, and
 * here it is done again, for the app to hear. Links need no app.
 */
type EarlyEvent = { type: string; target: EventTarget | null; submitter?: HTMLElement | null | undefined };

declare global {
  var earlyEvents: EarlyEvent[] | undefined;
  var noteEarly: ((event: Event) => void) | undefined;
  /** Hears the search's keys until the app does. */
  var noteKey: ((event: KeyboardEvent) => void) | undefined;
}

const types = ['click', 'input', 'change', 'submit'];

/** Ends the noting once the app has taken over what is `within`, and does again what was done there. */
export function replayEarlyEvents(within: (element: Element) => boolean): void {
  const events = globalThis.earlyEvents ?? [];
  const own = events.filter(({ target }) => target instanceof Element && within(target));
  globalThis.earlyEvents = events.filter((event) => !own.includes(event));
  for (const [index, event] of own.entries()) {
    const isLast = own.slice(index + 1).every(({ target }) => target !== event.target);
    if (event.target instanceof Element && event.target.isConnected) replay(event, event.target, isLast);
  }
}

/** Nothing is noted any more. */
export function endEarlyEvents(): void {
  const { noteEarly, noteKey } = globalThis;
  if (noteKey) removeEventListener('keydown', noteKey);
  if (noteEarly) for (const type of types) removeEventListener(type, noteEarly, true);
  globalThis.earlyEvents = undefined;
}

function replay({ type, submitter }: EarlyEvent, target: Element, isLast: boolean): void {
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else if (type === 'click') press(target);
  else if (isLast && isTyped(target)) typeAgain(target);
  else if (isLast && type === 'change' && target instanceof HTMLInputElement) {
    target.checked = target.type === 'checkbox' && !target.checked;
    target.click();
  } else if (isLast && target instanceof HTMLSelectElement)
    target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A submit button's click is the form's `submit`, a field's is its `change`. */
function press(target: Element): void {
  const button = target.closest('button, [role=button], [role=tab], [role=option], a, label, input, select, summary');
  if (button instanceof HTMLButtonElement ? button.type !== 'submit' : button?.role) (button as HTMLElement).click(); // has a role
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: Element): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|button|submit|reset)$/.test(target.type));

/** React reports a change only where the value differs from the one that it has seen last. */
function typeAgain(field: TextField): void {
  const { value } = field;
  const base = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(base.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
