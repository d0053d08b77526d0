import { fromPromise } from 'xstate';

/**
 * Resolves if the server answers. The client is imported only here, as a page without requests does without it. The
 * result is not reported as a request's, since the connection's own statechart invokes this check.
 */
export const getHealth = fromPromise<undefined>(async ({ signal }) => {
  const { withoutSession, client } = await import('./client.ts');
  const { response } = await client.GET('/health', { headers: withoutSession, signal });
  if (response.status !== 204) throw new Error(`The server answered ${response.status}.`);
});
