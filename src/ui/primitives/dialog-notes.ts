/** Dialogs cover everything else, so a note that people must reach is rendered inside the topmost dialog. */
import { useSyncExternalStore } from 'react';

let containers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[]) {
  containers = next;
  for (const listener of listeners) listener();
}

/** To be used as the `ref` of the element in a dialog that holds notes. */
export function holdNotes(container: HTMLElement | null) {
  if (!container) return undefined;
  become([...containers, container]);
  return () => become(containers.filter((one) => one !== container));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const uppermost = () => containers.at(-1) ?? null;

/** The element for notes in the topmost dialog; null while no dialog is open. */
export const useDialogNotes = () => useSyncExternalStore(subscribe, uppermost);
