import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type AskedRequest, askedRequest } from './asked-request.ts';
import { wrongRequest } from './request-check.ts';

/** An API for the tests of its client, which say what it answers. The calls are checked against the contract. */
export function standInApi() {
  const server = setupServer();
  let asked: Promise<AskedRequest>[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(askedRequest(request)));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    server.resetHandlers();
    const requests = await Promise.all(asked);
    asked = [];
    expect(requests.flatMap(wrongRequest)).toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}
