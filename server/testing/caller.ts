/** For tests: calls of the API as one person. */
import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls below `/v1`, signed in with the token if there is one. */
export const caller =
  (app: FastifyInstance, token?: string) =>
  async <Body>(method: Method, path: string, body?: object) => {
    const answer = await app.inject({
      method,
      url: `/v1${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body && { payload: body }),
    });
    const json = (answer.headers['content-type'] ?? '').toString().includes('json');
    // The test names the body's type; `createTestServer` checks every response against the contract.
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      body: (json ? answer.json() : null) as Body,
    };
  };

export type Call = ReturnType<typeof caller>;

/** Who calls. */
export type Person = { id: string; token: string; call: Call };

export const personOf = (app: FastifyInstance, { id, token }: Omit<Person, 'call'>): Person => ({
  id,
  token,
  call: caller(app, token),
});

/** The body of an error (§product.25). */
export type Failure = { error: string; status: number; errors?: { path: string; message: string }[] };
