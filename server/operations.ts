/** The contract's operations as routes below /v1. */
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fastifyOpenapiGlue from 'fastify-openapi-glue';
import { handlers } from './handlers.ts';
import { authenticate, bearerToken } from './http/authentication.ts';
import type { Context } from './http/context.ts';
import type { OperationId, Request, SessionUser } from './http/handler-types.ts';
import { readJson } from './http/json-body.ts';
import type { Contract, Operation } from './http/openapi.ts';
import { Problem } from './http/problem.ts';
import { requireTeaching } from './http/teaching.ts';
import { undeclared } from './http/validation.ts';
import { visitorLimits } from './http/visitor-limits.ts';
import { bodyBytes } from './platform/limits.ts';
import { type Finish, once } from './sync/idempotency.ts';
import { callAndRollBack } from './teaching/student-view.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
    rawBody: Buffer | undefined;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

const anyFile = 'application/octet-stream';

/** Replies that are long enough to be worth compressing. Compressing all would make every call slower. */
const compressed: readonly OperationId[] = ['getLesson'];

/**
 * Routes every operation of the contract to its handler: session, rights, body, idempotency key, and how errors are
 * sent.
 */
export async function registerOperations(app: FastifyInstance, context: Context, { document, operations }: Contract) {
  app.decorateRequest('user', null);
  app.decorateRequest('rawBody', undefined);
  registerParsers(app);
  await app.register(fastifyCompress, { global: false });
  const countVisit = visitorLimits();
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  await app.register(fastifyOpenapiGlue, {
    // Without the responses: handlers are typed by them and tests check them, so the plugin needs no schemas for them.
    specification: without(['responses', 'examples'], document),
    prefix: '/v1',
    operationResolver: (id) => {
      const operation = byId.get(id);
      if (!operation) throw new Error(`No such operation: ${id}`);
      return {
        // The plugin sets method, url and schema; its type asks for a whole route.
        ...({} as { method: string; url: string }),
        config: { operationId: operation.id },
        // Its bearer token is no cookie: another site cannot have a session's answers compressed, to guess at them by size.
        compress: compressed.includes(operation.id) && { threshold: 2_000 },
        bodyLimit: bodyLimit(operation),
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.header('cache-control', 'no-store');
          const token = bearerToken(request.headers.authorization);
          request.user = await authenticate(context, operation, token);
          if (!request.user) await countVisit(operation.id, request);
          checkBodyType(request, operation);
          // PostgreSQL cannot store NUL in text.
          if (/%00/.test(request.url)) throw new Problem(400, 'The address contains a NUL character.');
          // The address has matched the operation's, whose only parameters are texts.
          await requireTeaching(context, operation, request.user, request.params as { courseId?: string });
        },
        preValidation: async (request: FastifyRequest) => requireDeclared(request, operation),
        handler: routeHandler(operation, context),
      };
    },
  });
}

/** Refuses undeclared keys of the query: an ignored misspelt key would go unnoticed. */
function requireDeclared({ query }: FastifyRequest, { parameters }: Operation) {
  const declared = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  // Fastify's parser makes an object of any address, even of one without a query.
  const unknown = Object.keys(query as Record<string, unknown>).filter((name) => !declared.has(name));
  if (unknown.length > 0) throw undeclared(unknown);
}

type Steps = (request: Record<keyof Request<OperationId>, unknown>, context: Context) => Promise<Finish>;

function routeHandler(operation: Operation, context: Context): RouteHandlerMethod {
  const handler = handlers[operation.id];
  const isPrepared = 'prepare' in handler;
  // The request was validated against this operation; TypeScript cannot connect the id with its types here.
  const prepare = (
    isPrepared
      ? handler.prepare
      : async (request: never, _outside: Context) => (within: Context) => handler(request, within)
  ) as Steps;
  const takesKey = operation.parameters.some(({ name }) => name === 'idempotency-key');
  return async (request, reply) => {
    const { params, query, headers, body, user, rawBody, ip } = request;
    const token = bearerToken(headers.authorization);
    const device = headers['device-id'];
    const caller = { address: ip, userAgent: headers['user-agent'], device: isDeviceId(device) ? device : null };
    const asked = { params, query, headers, body, user, token, caller, address: ip, rawBody };
    const key = headers['idempotency-key'];
    const sent = [request.method, request.url, rawBody ?? (Buffer.isBuffer(body) ? body : '')];
    const call = async (within: Context) => {
      const steps = { isPrepared, prepare: () => prepare(asked, within) };
      return takesKey && typeof key === 'string'
        ? once(within, { key, caller: user?.id ?? token ?? ip, sent }, steps)
        : (await steps.prepare())(within);
    };
    const view = user?.session.view;
    const answer = await (user && view ? callAndRollBack(context, user, view.courseId, call) : call(context));
    reply.status(answer.status).headers(answer.headers ?? {});
    const { etag } = answer.headers ?? {};
    if (etag !== undefined && headers['if-none-match'] === etag) return reply.status(304).send();
    if (answer.body === undefined) return reply.send();
    return reply.type(withCharset(answer.mediaType ?? 'application/json')).send(answer.body);
  };
}

const withCharset = (type: string) => (/^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type);

/** Where the contract names the header, another value was refused before; elsewhere it counts as none. */
const isDeviceId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Fastify does not validate a body of an undeclared media type, so such a body is refused here. Throws 400 or 415. */
function checkBodyType(request: FastifyRequest, { body }: Operation): void {
  const sent = Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (body === null) {
    if (sent) throw new Problem(400, 'This operation takes no body.');
    return;
  }
  if (!sent) throw new Problem(400, 'The request has no body.');
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!(type in body)) throw new Problem(415, `The body must be ${Object.keys(body).join(' or ')}.`);
}

/** A copy without the properties of these names, at any depth. */
const without = (names: string[], document: object): object =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (names.includes(key) ? undefined : value)));

function bodyLimit({ body }: Operation): number {
  const types = Object.keys(body ?? {});
  if (types.includes(anyFile)) return bodyBytes.file;
  return types.some((type) => type.startsWith('image/')) ? bodyBytes.image : bodyBytes.json;
}

function registerParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    try {
      done(null, readJson(body));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  const bytes = ['image/png', 'image/jpeg', 'image/webp', anyFile];
  app.addContentTypeParser(bytes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
