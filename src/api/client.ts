/** Sends all requests of the app: credentials, bearer header, idempotency key, time-out, errors as `ApiError`. */
import createClient from 'openapi-fetch';
import * as z from 'zod/mini';
import { ApiError, type Failure, type FailureKind } from './failure.ts';
import type { paths } from './generated/schema.d.ts';
import { answers, keyFor, settle } from './idempotency-key.ts';
import { requestTimeout } from './request-timeout.ts';
import { changeSent, requestEnded } from './signals.ts';
import { tokenAfterRefusalOf, tokenToSend } from './tokens.ts';

export const keyHeader = 'Idempotency-Key';

const problemSchema = z.object({ error: z.optional(z.nullable(z.string())) });
const endedSchema = z.object({ status: z.literal(410) });

export const baseUrl = `${import.meta.env['VITE_API_BASE_URL'] ?? ''}/v1`;

/** For links to files: a page that is rendered in the server makes its calls there, and links where a browser calls. */
export const linkUrl = `${import.meta.env['VITE_API_LINK_URL'] ?? import.meta.env['VITE_API_BASE_URL'] ?? ''}/v1`;

type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

let send: Fetch = (...request) => globalThis.fetch(...request);

/** Replaces `fetch`: on the server, calls do not take the way over the network. */
export function provideFetch(fetch: Fetch): void {
  send = fetch;
}

/** A `fetch` that starts the time-out for each request, so that a retry has the full time again. */
export const withTimeout =
  (milliseconds: number) =>
  (request: Request): Promise<Response> => {
    const answer = send(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]) });
    if (request.method === 'GET') return answer;
    changeSent.emit();
    return answer.finally(() => changeSent.emit());
  };

export const client = createClient<paths>({ baseUrl, credentials: 'include', fetch: withTimeout(requestTimeout) });

/** The headers of a call without a session: it has no bearer token, and does not wait for an ended session. */
export const withoutSession = { Authorization: '' };

/** The bodies that were sent, for sending them again: a request's own body can be read only once. */
const bodies = new WeakMap<Request, string | Blob>();

client.use({
  async onRequest({ request }) {
    const { headers, method, url } = request;
    const own = headers.get('Authorization');
    if (own === null) authorize(request, await tokenToSend());
    else if (own === '') headers.delete('Authorization');
    if (method === 'GET') return request;
    const isFile = headers.get('Content-Type')?.includes('json') === false;
    const body = await (isFile ? request.blob() : request.text());
    if (!headers.has(keyHeader)) headers.set(keyHeader, keyFor(`${method} ${url}`, body));
    return body ? withBody(request, body) : request;
  },
  async onResponse({ request, response, options }) {
    let [sent, answer] = [request, response];
    for (;;) {
      const key = sent.headers.get(keyHeader);
      if (key) answers(answer, key);
      // No operation answers with a web page: this is one of a proxy or of a network's login page.
      if (answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html')) {
        throw failed('broken', answer.status);
      }
      const token = await tokenAfter(answer, sent.headers.get('Authorization')?.replace(/^Bearer /, ''));
      // Without a new token a GET is sent again without one, as the page may be public; a change stays refused.
      if (token === undefined || (token === null && sent.method !== 'GET')) return answer;
      const body = bodies.get(sent);
      sent = body ? withBody(sent, body) : new Request(sent);
      authorize(sent, token);
      answer = await options.fetch(sent);
    }
  },
});

function authorize({ headers }: Request, token: string | null) {
  if (token === null) headers.delete('Authorization');
  else headers.set('Authorization', `Bearer ${token}`);
}

/** The request with its body as text or bytes. A copied request's body is a stream, which cannot be sent again. */
function withBody(request: Request, body: string | Blob): Request {
  const whole = new Request(request, { body });
  bodies.set(whole, body);
  return whole;
}

/** The token to retry with after an answer that ended the session, null for none; undefined after any other answer. */
export async function tokenAfter(response: Response, bearer: string | undefined): Promise<string | null | undefined> {
  if (response.status !== 401 || !bearer) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return endedSchema.safeParse(body).success ? tokenAfterRefusalOf(bearer) : undefined;
}

export type Answer<Body = unknown> = { data?: Body; error?: unknown; response: Response };

/**
 * Awaits a call and parses its body; the types allow only the schema of the operation.
 * @throws ApiError for an error answer, a success with an `error` field, another shape, no answer, or a time-out
 */
export const parsed = <Output>(call: Promise<Answer<Output>>, schema: z.ZodMiniType<Output>): Promise<Output> =>
  parsedAs(call, schema);

/** The same for an answer whose type is known from the schema alone. */
export async function parsedAs<Output>(call: Promise<Answer>, schema: z.ZodMiniType<Output>): Promise<Output> {
  const { data, error, response } = await answered(call);
  if (!response.ok) throw refusal(response, error);
  // A success with an `error` field counts as a failure (§product.26).
  if (problemSchema.safeParse(data).data?.error) throw refusal(response, data);
  const result = schema.safeParse(data);
  if (!result.success) throw failed('broken', response.status);
  settle(response);
  return result.data;
}

/** The same for a success without a body: only 204, as any other success comes from elsewhere, such as a proxy. */
export async function done(call: Promise<Answer>): Promise<undefined> {
  const { error, response } = await answered(call);
  if (!response.ok) throw refusal(response, error);
  if (response.status !== 204) throw failed('broken', response.status);
  settle(response);
  return undefined;
}

/** The same for a file to download. An empty file or another media type counts as a broken answer. */
export async function file(call: Promise<Answer>, mediaType: string): Promise<Blob> {
  const { data, error, response } = await answered(call);
  if (!response.ok) throw refusal(response, error);
  const isOfType = response.headers.get('Content-Type')?.startsWith(mediaType);
  if (!isOfType || !(data instanceof Blob) || data.size === 0) throw failed('broken', response.status);
  return data;
}

async function answered(call: Promise<Answer>): Promise<Answer> {
  const wasOnline = navigator.onLine;
  try {
    const answer = await call;
    // An answer that was on its way when the network went does not say that it is back.
    const hasGoneOffline = wasOnline && !navigator.onLine;
    if (!hasGoneOffline) requestEnded.emit(isFromProxy(answer) ? 'request.failed' : 'request.answered');
    return answer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Chromium throws an AbortError if the time runs out while the body is received. That this could also be a
    // caller's own cancellation does not matter, as that caller ignores the result.
    if (error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name)) {
      if (error.name === 'TimeoutError') requestEnded.emit('request.lost');
      throw failed('timeout', 0);
    }
    // A body that is not JSON makes openapi-fetch's parser throw a SyntaxError.
    if (error instanceof SyntaxError) throw failed('broken', 0);
    requestEnded.emit('request.lost');
    throw failed('unreachable', 0);
  }
}

/** Our server sends a problem with its errors; a gateway that cannot reach it does not. */
const isFromProxy = ({ response, error }: Answer) =>
  response.status >= 502 && response.status <= 504 && !problemSchema.safeParse(error).success;

function refusal(response: Response, error: unknown): ApiError {
  const problem = problemSchema.safeParse(error);
  if (!problem.success) return failed('broken', response.status);
  settle(response);
  const retryAfter = Number(response.headers.get('Retry-After'));
  const failure: Failure = {
    kind: 'refused',
    status: response.status,
    message: problem.data.error ?? null,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  };
  return new ApiError(failure, error);
}

function failed(kind: FailureKind, status: number): ApiError {
  return new ApiError({ kind, status, message: null, retryAfter: null });
}
