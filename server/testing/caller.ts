/** For tests: one call of the API as a person. */
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
    // The test names the type; the contract's check in `createTestServer` holds the answer to it.
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      body: (json ? answer.json() : null) as Body,
    };
  };

export type Call = ReturnType<typeof caller>;

/** What every error carries (spec section 8). */
export type Failure = { error: string; status: number; errors?: { path: string; message: string }[] };
