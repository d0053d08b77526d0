/** Invalid requests: every operation answers a 4xx problem with a sentence, and changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readContract } from '../../server/http/openapi.ts';
import { createTestServer, type TestServer } from '../../server/testing/server.ts';
import { rowCounts } from '../../server/testing/tables.ts';
import { sampleOf } from '../samples.ts';
import {
  type Bad,
  badBodies,
  badParameters,
  sampleAddress,
  sampleBody,
  samplePath,
  sampleSent,
  unknownPath,
} from './bad-requests.ts';

const { operations } = readContract();

let server: TestServer;
let session: string;
let teacher: string;
beforeAll(async () => {
  server = await createTestServer();
  session = (await server.register('ada@example.com')).token;
  teacher = (await server.registerTeacher('mira@example.com', 'data-analytics')).token;
});
afterAll(() => server.close());

/** Without the rate limits' counters, which a refused call changes. */
const rows = () => rowCounts(server.db, ['rate_limits']);

async function token({ id, access, mayCall }: Operation): Promise<string | undefined> {
  if (mayCall === 'teacher' || mayCall === 'instructor') return teacher;
  if (access !== 'none') return session;
  if (id === 'verifyToken' || id === 'completeRegistration') return server.invite('noor@example.com');
  return undefined;
}

async function send(operation: Operation, { path, body, headers }: Omit<Bad, 'what'>, bearer: string | undefined) {
  const answer = await server.send(operation.method, path ?? sampleAddress(operation), {
    ...(bearer && { token: bearer }),
    ...(body !== undefined && { body }),
    headers: { ...(operation.id === 'receiveStripeEvent' && { 'stripe-signature': 't=1,v1=x' }), ...headers },
  });
  return answer;
}

function expectProblem(answer: Awaited<ReturnType<typeof send>>, what: string, statuses: number[]) {
  expect(statuses, `${what}: ${answer.statusCode} ${answer.body.slice(0, 300)}`).toContain(answer.statusCode);
  expect(answer.headers['content-type'], what).toMatch(/^application\/problem\+json/);
  const problem = answer.json();
  expect(problem, what).toMatchObject({ type: expect.any(String), title: expect.any(String) });
  expect(problem.error, what).toMatch(/^[A-Za-z].{8,300}$/);
}

describe.each(
  sampleOf('operations', operations, ({ id }) => id).map(
    (operation) => [`${operation.method} ${operation.path}`, operation] as const,
  ),
)('%s refuses', (_name, operation) => {
  it('bodies that do not fit, and changes nothing', async () => {
    const bearer = await token(operation);
    const before = await rows();
    for (const bad of badBodies(operation))
      expectProblem(await send(operation, bad, bearer), bad.what, [400, 413, 415]);
    expect(await rows()).toEqual(before);
  });

  it('parameters that do not fit, and well-formed ids of nothing that exists', async () => {
    const bearer = await token(operation);
    const before = await rows();
    const sent = sampleSent(operation);
    for (const bad of badParameters(operation)) {
      // Whether the caller teaches the course is checked before the rest of the address.
      const statuses = operation.mayCall === 'teacher' ? [400, 403, 404] : [400, 404];
      expectProblem(await send(operation, { ...sent, path: bad.path }, bearer), bad.what, statuses);
    }
    const unknown = unknownPath(operation);
    if (unknown) expectProblem(await send(operation, { ...sent, path: unknown }, bearer), 'an unknown id', [403, 404]);
    expect(await rows()).toEqual(before);
  });

  it.runIf(operation.access !== 'none')('§product.6: callers without a good session', async () => {
    const before = await rows();
    const sent = sampleSent(operation);
    if (operation.access === 'session') expectProblem(await send(operation, sent, undefined), 'no token', [401]);
    for (const bad of ['x', 'a.b.c', await server.invite('noor@example.com'), 'x'.repeat(6000)]) {
      const answer = await send(operation, sent, bad);
      expectProblem(answer, `the token ${bad.slice(0, 20)}`, [401]);
      expect(answer.json().status).toBe(410);
    }
    expect(await rows()).toEqual(before);
  });

  it('§product.31: other methods, naming its own', async () => {
    // `/payments/quote` fits `/payments/{sessionId}`, too.
    const alike = operations.filter(({ matches }) => matches.test(samplePath(operation)));
    const taken = alike.map(({ method }) => method);
    const other = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter((method) => !taken.includes(method));
    for (const method of other) {
      const answer = await server.send(method, samplePath(operation));
      expectProblem(answer, method, [405]);
      expect(answer.headers['allow']).toContain(operation.method);
    }
  });
});

it('there is a valid body for every operation that takes one, from which the invalid ones are made', () => {
  const named = operations.filter(({ body }) => 'required' in Object(body?.['application/json']));
  // `checkCredential` takes any text: a credential that is not ours is an answer, not a bad request.
  const lacking = named.filter((one) => one.id !== 'checkCredential' && sampleBody(one) === undefined);
  expect(lacking.map(({ id }) => `tests/contract/bad-requests.ts: a body of ${id}`)).toEqual([]);
});

describe('addresses that are no operation', () => {
  it('answer 404 below /v1, and there is no outbox', async () => {
    for (const path of ['', '/', '/outbox', '/auth', '/courses/a/b/c/d', '/%']) {
      expectProblem(await server.send('GET', path), path, [400, 404]);
    }
    expect((await server.app.inject('/outbox')).statusCode).toBe(404);
  });
});
