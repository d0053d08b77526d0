/** Dialogs cover everything else, so a note that must stay reachable is rendered inside the topmost dialog. */
import { useSyncExternalStore } from 'react';

let containers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLElement[]) {
  containers = next;
  for (const listener of listeners) listener();
}

/** For the `ref` of a dialog's place for notes. */
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

/** The topmost dialog's place for notes; null while none is open. */
export const useDialogNotes = () => useSyncExternalStore(subscribe, uppermost);
