/** Calls of the contract that the server makes to itself, for a page that it renders: without the network. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Only reads: a page's address changes nothing, whoever has the browser open it. */
export const inProcess =
  (app: FastifyInstance, { ip, headers }: FastifyRequest) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') throw new Error(`A page does not call ${request.method} ${request.url}.`);
    const { pathname, search } = new URL(request.url);
    const authorization = request.headers.get('Authorization');
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      remoteAddress: ip,
      headers: { 'user-agent': headers['user-agent'] ?? '', ...(authorization && { authorization }) },
    });
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: given,
    });
  };
