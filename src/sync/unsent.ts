/** Whether some form of the page holds something that was typed and not sent. `shell/session-ending.tsx` tells the session. */
import { useEffect, useSyncExternalStore } from 'react';

let forms = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  forms += change;
  for (const listener of listeners) listener();
}

/** A form says that it does. */
export function useUnsent(holds: boolean) {
  useEffect(() => {
    if (!holds) return;
    count(1);
    return () => count(-1);
  }, [holds]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsUnsent = () => useSyncExternalStore(subscribe, () => forms > 0);
