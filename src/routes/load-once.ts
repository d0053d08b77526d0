/**
 * Loads at the first call, for all. Who waits goes on in the order of asking, which calls of `import` do not keep: a
 * bundler's preload makes the first one wait longer. Where loading fails, the next call tries again.
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
