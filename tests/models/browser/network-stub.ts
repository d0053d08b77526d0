/** The network in front of the API: a call of the flow that is walked waits until the walk says how it ends. */
import type { BrowserContext, Route } from '@playwright/test';
import type { Operation } from '../../../server/http/openapi.ts';
import type { OperationId, OperationOutput } from '../../../src/api/operation.ts';
import { operationOf, wrongRequest } from '../../request-check.ts';
import { sentence } from '../engine/failed-call.ts';

export type Ending = { kind: 'done'; body: unknown } | { kind: 'error'; status: number; body?: unknown };
type Problem = { status: number; error: string };
type Waiting = { operation: Operation; route: Route };

const longestWait = 15_000;

export class NetworkStub {
  /** Calls that were sent again while the first was unanswered: a double click went through. */
  readonly doubles: string[] = [];
  /** What was asked that the contract does not have. */
  readonly wrong: string[] = [];
  readonly #held: ReadonlySet<string>;
  readonly #bodies = new Map<string, unknown>();
  readonly #faults = new Map<string, number>();
  /** The addresses that were answered with success. */
  readonly #given = new Set<string>();
  #next: Ending | null = null;
  #waiting: Waiting[] = [];

  /** Calls of these operations wait for the walk; all others are answered at once with the contract's examples. */
  constructor(held: Iterable<string>) {
    this.#held = new Set(held);
  }

  /** Sets another answer than the contract's example for an operation that does not wait. */
  give<Id extends OperationId>(id: Id, body: OperationOutput<Id>): void {
    this.#bodies.set(id, body);
    this.#faults.delete(id);
  }

  /** Lets an operation that does not wait be refused with this problem from now on. */
  refuse(id: OperationId, problem: Problem): void {
    this.#bodies.set(id, problem);
  }

  /** Lets an operation that does not wait fail from now on. */
  fail(id: OperationId, status: number): void {
    this.#faults.set(id, status);
  }

  /** The next call, whichever it is, is told that the session has ended (§account.6: HTTP 401 with body status 410). */
  endSession(): void {
    this.#next = { kind: 'error', status: 401, body: { error: 'The session has ended.', status: 410 } };
  }

  /** The next call, whichever it is, fails. */
  failNext(status: number): void {
    this.#next = { kind: 'error', status };
  }

  async guard(context: BrowserContext): Promise<void> {
    await context.route('**/v1/**', async (route) => {
      const request = route.request();
      const type = request.headers()['content-type'] ?? '';
      const asked = { method: request.method(), url: request.url(), type, body: request.postData() };
      this.wrong.push(...wrongRequest(asked));
      const operation = operationOf(request.method(), request.url());
      if (!operation) return route.fulfill({ status: 404, json: { error: `No operation ${request.url()}` } });
      if (!this.holds(operation)) return this.#answer(route, operation, this.endingOf(operation));
      this.#waiting = this.#waiting.filter(({ route: other }) => !other.request().failure());
      const isTwice = this.#waiting.some((other) => other.operation === operation);
      if (isTwice && operation.method !== 'GET') this.doubles.push(operation.id);
      this.#waiting.push({ operation, route });
      return undefined;
    });
  }

  /** How a call ends that does not wait for the walk. */
  endingOf({ id, success }: Operation): Ending {
    const next = this.#next;
    this.#next = null;
    if (next) return next;
    const status = this.#faults.get(id);
    if (status !== undefined) return { kind: 'error', status };
    return { kind: 'done', body: this.#bodies.get(id) ?? success.examples[0]?.value };
  }

  /** Whether the walk says how a call of the operation ends. */
  holds({ id }: Operation): boolean {
    return this.#held.has(id);
  }

  /** Whether a call is unanswered. */
  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  waits(ids: readonly string[]): boolean {
    return this.#waiting.some(({ operation }) => ids.includes(operation.id));
  }

  /** Whether a call of the operations is waiting to be ended. */
  async called(ids: readonly string[]): Promise<void> {
    const deadline = Date.now() + longestWait;
    while (!this.waits(ids)) {
      if (Date.now() > deadline) throw new Error(`No call of ${ids.join(' or ')}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends every waiting call of the operations. Where the page has aborted all of these, it ends those that follow. */
  async end(ids: readonly string[], ending: Ending): Promise<void> {
    const ended = this.#waiting.filter(({ operation }) => ids.includes(operation.id));
    this.#waiting = this.#waiting.filter((one) => !ended.includes(one));
    const aborted = await Promise.all(
      ended.map(async ({ operation, route }) => {
        await this.#answer(route, operation, ending);
        return failureOf(route);
      }),
    );
    if (ended.length === 0 || aborted.some((failure) => failure !== 'net::ERR_ABORTED')) return;
    await this.called(ids);
    await this.end(ids, ending);
  }

  /** Notes that a rendered page came with the answer of this address. */
  noteGiven(pathname: string): void {
    this.#given.add(pathname);
  }

  /** Whether the address has been answered with success. */
  hasGiven(pathname: string): boolean {
    return this.#given.has(pathname);
  }

  async #answer(route: Route, operation: Operation, ending: Ending): Promise<void> {
    if (ending.kind === 'done') this.#given.add(new URL(route.request().url()).pathname);
    // The page may have aborted the call meanwhile.
    await send(route, operation, ending).catch(() => {});
  }
}

/** A refusal that is a result for the actor, such as the one that asks for a second step. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'error' in body && 'status' in body;

/** Why the page got no answer; null where it got one. */
async function failureOf(route: Route): Promise<string | null> {
  const answer = await route
    .request()
    .response()
    .catch(() => null);
  return answer ? null : (route.request().failure()?.errorText ?? null);
}

function send(route: Route, operation: Operation, ending: Ending): Promise<void> {
  const answer = answerOf(operation, ending);
  return answer ? route.fulfill(answer) : route.abort('connectionreset');
}

type Answer = { status: number; contentType?: string; body?: string };

/** Null where no answer comes. */
export function answerOf({ success: { status, mediaType } }: Operation, ending: Ending): Answer | null {
  const problem = (body: { status: number }) => ({
    status: body.status,
    contentType: 'application/problem+json',
    body: JSON.stringify(body),
  });
  if (ending.kind === 'error') {
    if (ending.status === 0) return null;
    const body = ending.body ?? { error: sentence(ending.status), status: ending.status };
    return { ...problem({ status: ending.status }), body: JSON.stringify(body) };
  }
  if (isProblem(ending.body)) return problem(ending.body);
  if (ending.body === undefined) return { status };
  if (typeof ending.body === 'string') return { status, contentType: mediaType ?? '', body: ending.body };
  return { status, contentType: 'application/json', body: JSON.stringify(ending.body) };
}
