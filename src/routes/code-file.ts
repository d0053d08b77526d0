/**
 * A file of code that is not a part of a screen, loaded at the first call and shared with later ones. Callers continue
 * in the order of their calls, which repeated `import()`s do not ensure, as the bundler's preload delays the first. If
 * loading fails, the next call tries again; browsers may remember that a file did not arrive.
 */
export function codeFile<File>(load: () => Promise<File>): () => Promise<File> {
  let loading: Promise<File> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/**
 * Calls back at once, or, if the browser is offline, once it is online: browsers remember a file that did not arrive as
 * missing, also for the pages that need it next. Returns the function that ends the waiting.
 */
export function whenOnline(callback: () => void): () => void {
  const online = () => callback();
  if (navigator.onLine) online();
  else addEventListener('online', online, { once: true });
  return () => removeEventListener('online', online);
}
