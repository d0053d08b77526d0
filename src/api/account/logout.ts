import { client, done } from '../client.ts';

/** Ends the session on the server; with `keepalive` the call completes even if the page is closed. */
export function logout(signal: AbortSignal): Promise<undefined> {
  return done(client.POST('/auth/logout', { signal, keepalive: true }));
}
