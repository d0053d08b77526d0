/** Checks the requests of each connected story against the contract. */
import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { AskedRequest } from '../../tests/asked-request.ts';
import { takeAsked } from './handlers.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Runs outside the browser (`vite.config.ts`). */
    wrongRequests: (requests: AskedRequest[]) => Promise<string[]>;
  }
}

afterEach(async () => {
  const requests = await Promise.all(takeAsked());
  if (requests.length > 0) expect(await commands.wrongRequests(requests)).toEqual([]);
});
