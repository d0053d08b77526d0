/**
 * Whether something on this page is unsent (typed and not sent). Forms report it; the end of the session depends on it.
 * Signing out asks for drafts on the device instead, since a password that was typed is not lost with them.
 */
import { useEffect, useSyncExternalStore } from 'react';

let forms = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  forms += change;
  for (const listener of listeners) listener();
}

/** For a form: reports whether something in it is unsent. */
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

/** Whether something in any form of the page is unsent. */
export const useIsUnsent = () => useSyncExternalStore(subscribe, () => forms > 0);
