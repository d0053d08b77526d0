import { fromPromise } from 'xstate';

/**
 * Resolves if the server answers. The client is loaded where a request was made: without one there is nothing to look
 * for. The outcome is not told to the connection as other calls' are, since it is the connection that asks.
 */
export const getHealth = fromPromise<undefined>(async ({ signal }) => {
  const { asAnyone, client } = await import('./client.ts');
  const { response } = await client.GET('/health', { headers: asAnyone, signal });
  if (response.status !== 204) throw new Error(`The server answered ${response.status}.`);
});
