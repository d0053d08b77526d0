import { actor } from './actors.ts';
import { client, done } from './client.ts';

/** Tells the server that the session ends; `keepalive` lets the call outlive the page. */
export const logout = actor((_input: unknown, signal) =>
  done(client.POST('/auth/logout', { signal, keepalive: true })),
);
