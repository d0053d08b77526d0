/** Answers kept for 60 seconds after their last use (§9), found and dropped by tag. */
import { QueryClient } from '@tanstack/query-core';
import { timeout } from './client.ts';
import { sessionCleared } from './session-events.ts';

/** §3: cache tag types. */
export type Tag = 'Auth' | 'Courses' | 'Assignments' | 'Resources' | 'Schedules' | 'User';

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 60_000,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
      retry: false,
      networkMode: 'always',
    },
  },
});

/**
 * The kept answer, or the call's. A failed call is not kept. The call is shared by all who ask meanwhile, so it ends
 * with its own time-out and not with the screen that asked first.
 */
export function remembered<Output>(
  tag: Tag,
  key: readonly unknown[],
  call: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  return cache.fetchQuery({ queryKey: [tag, ...key], queryFn: () => call(timeout()) });
}

/** Drops what is kept under the tags, shown or not, so that the next use calls again. */
export function forget(...tags: Tag[]) {
  for (const tag of tags) cache.removeQueries({ queryKey: [tag] });
}

// Another person may sit here next.
sessionCleared.listen(() => cache.clear());
