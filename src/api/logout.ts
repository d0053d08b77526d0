import { client, done } from './client.ts';

/** Tells the server that the session ends; `keepalive` lets the call outlive the page. */
export function logout(signal: AbortSignal): Promise<undefined> {
  return done(client.POST('/auth/logout', { signal, keepalive: true }));
}
