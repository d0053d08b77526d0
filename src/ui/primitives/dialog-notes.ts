/** Dialogs cover everything else, so a note that must stay reachable is rendered inside the topmost dialog. */
import { useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[]) {
  places = next;
  for (const listener of listeners) listener();
}

/** For the `ref` of a dialog's place for notes. */
export function holdNotes(place: HTMLElement | null) {
  if (!place) return undefined;
  become([...places, place]);
  return () => become(places.filter((one) => one !== place));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const uppermost = () => places.at(-1) ?? null;

/** The topmost dialog's place for notes; null while none is open. */
export const useDialogNotes = () => useSyncExternalStore(subscribe, uppermost);
