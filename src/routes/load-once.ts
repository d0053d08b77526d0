/**
 * Loads at the first call and shares the result with later ones. Callers continue in the order of their calls, which
 * repeated `import()`s do not ensure: the bundler's preload delays the first. If loading fails, the next call tries
 * again; browsers may remember that a file did not arrive.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
