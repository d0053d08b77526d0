/**
 * What is unsent on this page: typed, and not sent by its person. Forms report it here, and the session's end asks. Signing
 * out asks for drafts on the device (`hasDrafts`), whose store a form that only reports must not load.
 */
import { useEffect, useSyncExternalStore } from 'react';

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
