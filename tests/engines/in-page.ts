/** What is looked for in a page, as text that any driver can run there. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A part of a page, found as a person finds it. */
export type Wanted = { words: string; query: string };

type Text = string | RegExp;
const sourceOf = (text: Text) => (typeof text === 'string' ? JSON.stringify(text) : String(text));

const wanted =
  (kind: string, query: string) =>
  (text: Text): Wanted => ({ words: `${kind} ${text}`, query: `${query}(document.body, ${sourceOf(text)})` });

/** An element by its role and accessible name. */
export const role = (name: string, text: Text): Wanted => ({
  words: `${name} ${text}`,
  query: `queryAllByRole(document.body, ${sourceOf(name)}, { name: ${sourceOf(text)} })`,
});
export const button = (text: Text) => role('button', text);
export const link = (text: Text) => role('link', text);
export const heading = (text: Text) => role('heading', text);
export const label = wanted('field', 'queryAllByLabelText');
export const text = wanted('text', 'queryAllByText');
/** A field that holds the text. */
export const value = wanted('field that holds', 'queryAllByDisplayValue');

/** Defines `TestingLibraryDom`, whose queries know roles, names and labels. */
export const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The elements that are in sight. */
export const allOf = ({ query }: Wanted) => `TestingLibraryDom.${query}.filter((element) => element.checkVisibility())`;

/** Runs in the page: the element, once it is enabled and has come to rest where it can be clicked. */
export async function readyOne(element: Element | undefined): Promise<Element | undefined> {
  if (!element || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return place() === before ? element : undefined;
}

/**
 * Runs in the page: returns what it has complained of since it was asked last, and listens from the first call on. The
 * drivers' own events would not do, as WebKit's has none.
 */
export function complaints(): string[] {
  const key = 'complaintsOfPage';
  const known: string[] | undefined = Reflect.get(window, key);
  if (known) return known.splice(0);
  const heard: string[] = [];
  Reflect.set(window, key, heard);
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    heard.push(`${violatedDirective} blocked ${blockedURI} of ${sourceFile}`),
  );
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    heard.push(parts.join(' '));
    print(...parts);
  };
  return [];
}
