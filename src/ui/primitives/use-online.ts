import { useEffectEvent, useLayoutEffect } from 'react';

/** Milliseconds within which the failure of a call that was lost offline can still arrive once the browser is online. */
const lateness = 1_000;

/** When the browser was last reported online, in milliseconds of the page's own clock. */
let onlineAt = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('online', () => {
  onlineAt = performance.now();
});

/**
 * Calls back whenever the browser reports that it is online again: also a component that is rendered too late to hear of
 * it, once, because its call was lost before that. Listens from the moment in which the component can be seen.
 */
export function useOnline(callback: () => void, { isHeeded = true } = {}): void {
  const onOnline = useEffectEvent(() => {
    if (isHeeded) callback();
  });
  useLayoutEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    const left = onlineAt + lateness - performance.now();
    const missed = left > 0 ? setTimeout(listener, left) : undefined;
    return () => {
      removeEventListener('online', listener);
      clearTimeout(missed);
    };
  }, []);
}
