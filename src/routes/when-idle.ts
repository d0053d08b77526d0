import { whenOnline } from './when-online.ts';

/**
 * Calls back once the page has nothing else to do, and after two seconds at the latest: a busy page is never idle, and
 * would wait for its parts for ever. Offline it waits longer.
 */
export function whenIdle(callback: () => void) {
  const start = () => void whenOnline(callback);
  // Not every browser has `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start);
}
