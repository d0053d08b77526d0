/**
 * Calls back at once, or offline once the browser is online: a file that is asked for in vain is remembered as missing,
 * also by the pages that need it next. Returns the function that ends the waiting.
 */
export function whenOnline(callback: () => void): () => void {
  const online = () => callback();
  if (navigator.onLine) online();
  else addEventListener('online', online, { once: true });
  return () => removeEventListener('online', online);
}
