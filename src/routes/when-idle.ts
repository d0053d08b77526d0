/**
 * Calls back once the page has nothing else to do, and after two seconds at the latest: a busy page is never idle, and
 * would wait for its parts for ever.
 */
export function whenIdle(callback: () => void) {
  // Not every browser has `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}
