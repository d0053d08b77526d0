/** What a list shows, chosen by a person: it is in the address, so that "Back", a reload and a link have it (§product.63). */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The names of the choices: of each its options, the first of which need not be written; or that it is text. */
type Choices = Record<string, 'text' | readonly [string, ...string[]]>;

export type Chosen<All extends Choices> = {
  [Name in keyof All]: All[Name] extends readonly (infer Option)[] ? Option : string;
};

/** As long as the texts that the server searches for. */
const longest = 100;

/** What the address names; the first option where it names none that there is. */
export function chosenIn<const All extends Choices>(choices: All, address: URLSearchParams): Chosen<All> {
  const read = Object.entries(choices).map(([name, options]) => {
    const value = address.get(name) ?? '';
    return [name, options === 'text' ? value.slice(0, longest) : options.includes(value) ? value : options[0]];
  });
  return Object.fromEntries(read); // each name has one of its options, which TypeScript cannot follow
}

/** The address with what is chosen; what else is in it stays. */
export function withChosen<All extends Choices>(choices: All, address: URLSearchParams, chosen: Chosen<All>) {
  const next = new URLSearchParams(address);
  for (const [name, options] of Object.entries(choices)) {
    const value = String(chosen[name]);
    if (value === (options === 'text' ? '' : options[0])) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** What the address named when the list was opened. */
export function useFirstChosen<const All extends Choices>(choices: All): Chosen<All> {
  const [address] = useSearchParams();
  const [first] = useState(() => chosenIn(choices, address));
  return first;
}

/** Writes what is chosen into the address of the page. */
export function useChosen<All extends Choices>(choices: All, chosen: Chosen<All>): void {
  const [address, setAddress] = useSearchParams();
  const before = String(address);
  const next = String(withChosen(choices, address, chosen));
  // Written when a choice changes, never because the address did: the page is left then, or shown again.
  const choice = JSON.stringify(Object.keys(choices).map((name) => chosen[name]));
  const written = useRef(choice);
  useEffect(() => {
    if (choice === written.current) return;
    written.current = choice;
    if (next === before) return;
    try {
      setAddress(next, { replace: true });
    } catch {
      // Safari refuses the hundredth change within seconds. The next one brings all that was typed.
    }
  }, [choice, next, before, setAddress]);
}

/** Another one for each visit to a page, as by a link to the page itself, and the same while only its choices change. */
export function useVisit(): number {
  const { key, search } = useLocation();
  const isChosen = useNavigationType() === 'REPLACE';
  const [last, setLast] = useState({ key, search, visit: 0 });
  if (last.key === key) return last.visit;
  const visit = isChosen || search === last.search ? last.visit : last.visit + 1;
  setLast({ key, search, visit });
  return visit;
}
