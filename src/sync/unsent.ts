/**
 * Whether something is unsent: typed and not sent, in a form of this page or as a draft on this device. The session's end
 * depends on the page's forms, and the question before signing out on the drafts.
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

/** Whether a draft of the person is on this device: what signing out would delete. A typed password is none. */
export async function hasUnsentDraft(person: string): Promise<boolean> {
  // Loaded when it is needed, as every page of a signed-in student loads this file.
  const { hasDrafts } = await import('./device-store.ts');
  return hasDrafts(person);
}
