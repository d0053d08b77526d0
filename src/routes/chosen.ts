/** The filters of a list, kept in the address, so that "Back", a reload and a link restore them (§product.63). */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Each choice by its name: `text`, or its options. The first option is the default, which the address leaves out. */
type Choices = Record<string, 'text' | readonly [string, ...string[]]>;

export type Chosen<All extends Choices> = {
  [Name in keyof All]: All[Name] extends readonly (infer Option)[] ? Option : string;
};

/** The longest text that the server searches for. */
const longest = 100;

/** The choices that the address names; the first option where it names none or an unknown one. */
export function chosenIn<const All extends Choices>(choices: All, address: URLSearchParams): Chosen<All> {
  const read = Object.entries(choices).map(([name, options]) => {
    const value = address.get(name) ?? '';
    return [name, options === 'text' ? value.slice(0, longest) : options.includes(value) ? value : options[0]];
  });
  return Object.fromEntries(read); // TypeScript cannot follow that each name gets one of its own options
}

/** The address with these choices; its other parameters stay. */
export function withChosen<All extends Choices>(choices: All, address: URLSearchParams, chosen: Chosen<All>) {
  const next = new URLSearchParams(address);
  for (const [name, options] of Object.entries(choices)) {
    const value = String(chosen[name]);
    if (value === (options === 'text' ? '' : options[0])) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The choices that the address named when the list was opened. */
export function useFirstChosen<const All extends Choices>(choices: All): Chosen<All> {
  const [address] = useSearchParams();
  const [first] = useState(() => chosenIn(choices, address));
  return first;
}

/** Writes the choices into the address of the page. */
export function useChosen<All extends Choices>(choices: All, chosen: Chosen<All>): void {
  const [address, setAddress] = useSearchParams();
  const before = String(address);
  const next = String(withChosen(choices, address, chosen));
  // Written only when a choice changes. When the address changes instead, the person is leaving or reopening the page.
  const choice = JSON.stringify(Object.keys(choices).map((name) => chosen[name]));
  const written = useRef(choice);
  useEffect(() => {
    if (choice === written.current) return;
    written.current = choice;
    if (next === before) return;
    try {
      setAddress(next, { replace: true });
    } catch {
      // Safari refuses about a hundred changes within seconds. The next change writes everything that was typed.
    }
  }, [choice, next, before, setAddress]);
}

/** A number that changes when a link or "Back" changes the address's search, but not when the page itself does so. */
export function useVisit(): number {
  const { key, search } = useLocation();
  const isChosen = useNavigationType() === 'REPLACE';
  const [last, setLast] = useState({ key, search, visit: 0 });
  if (last.key === key) return last.visit;
  const visit = isChosen || search === last.search ? last.visit : last.visit + 1;
  setLast({ key, search, visit });
  return visit;
}
