/**
 * What is unsent: typed, and not sent by its person. Known here alone, as forms of the page report it and the device keeps
 * it. The session is told by `routes/sync/session-ending.tsx`; signing out asks for drafts.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { hasDrafts } from './device-store.ts';

let forms = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  forms += change;
  for (const listener of listeners) listener();
}

/** A form reports whether it holds something unsent. */
export function useUnsent(isUnsent: boolean) {
  useEffect(() => {
    if (!isUnsent) return;
    count(1);
    return () => count(-1);
  }, [isUnsent]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether some form of the page does. */
export const useIsUnsent = () => useSyncExternalStore(subscribe, () => forms > 0);

/** Whether the person has drafts on this device. */
export const hasUnsent = (person: string) => hasDrafts(person);
