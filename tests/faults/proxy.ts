/** A proxy in front of the product that makes one kind of call fail on the network, and passes everything else on. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as pass, type ServerResponse } from 'node:http';
import { emptied } from '../empty-page.ts';

export type Call = {
  method: string;
  /** The path after /v1. */
  path: RegExp;
  /** How many such calls pass before one fails. */
  after?: number;
  /** Matches only calls with a bearer token. */
  bearer?: boolean;
};

/** Answers a call instead of the product. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A call that is held back. */
export type HeldCall = {
  /** Resolves when the call has arrived. */
  met: Promise<void>;
  /** Answers it instead of the product. */
  answer: (answer: Answer) => void;
  /** Passes it on, even if the client has gone. Resolves when the product has answered, or has failed to. */
  pass: () => Promise<void>;
};

type Rule = { call: Call; answer: Answer; passed: number; meet: () => void };

const isAskedAhead = ({ url = '', headers }: IncomingMessage) =>
  headers.accept === 'application/json' && !url.startsWith('/v1');

export async function startFaultProxy(productUrl: string) {
  const { hostname, port } = new URL(productUrl);
  // A client address of its own, as the server limits tries by address (§account.42).
  const client = `10.${[...randomBytes(3)].join('.')}`;
  const target = ({ method, url: path, headers }: IncomingMessage) => ({
    hostname,
    port,
    method,
    path,
    agent: false, // A pooled connection may have been closed by the product just as it is used again.
    headers: {
      ...headers,
      'x-forwarded-for': client,
      // A document is read on its way.
      ...(isDocument({ headers }) && { 'accept-encoding': 'identity' }),
    },
  });
  let faults: Rule[] = [];
  let pretended: Rule[] = [];
  const losing: Call[] = [];

  const fits = ({ method, url, headers }: IncomingMessage, call: Call) =>
    call.method === method &&
    call.path.test(/^\/v1(\/[^?]*)/.exec(url ?? '')?.[1] ?? '') &&
    (!call.bearer || headers.authorization);

  function ruleFor(request: IncomingMessage): Rule | undefined {
    const rule = [...faults, ...pretended].find(({ call }) => fits(request, call));
    if (!rule) return undefined;
    rule.passed += 1;
    return rule.passed > (rule.call.after ?? 0) ? rule : undefined;
  }

  const server = createServer((request, response) => {
    // No page is there before it is opened: its calls would otherwise not be made.
    if (isAskedAhead(request)) return void response.writeHead(204).end();
    const rule = ruleFor(request);
    if (rule) {
      // The body is read to its end: otherwise the browser may not see the answer.
      rule.answer(request.resume(), response);
      return rule.meet();
    }
    const lost = losing.findIndex((call) => fits(request, call));
    if (lost >= 0) losing.splice(lost, 1);
    const onward = pass(target(request), (answer) => {
      if (lost >= 0) {
        // Chromium itself sends a call again that got no byte of an answer.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': 1000 });
        return response.write(' ', () => response.destroy());
      }
      if (isDocument(request)) return void sendEmptied(answer, response).catch(() => response.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await once(server.listen(0), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');

  return {
    url: `http://localhost:${address.port}`,
    /** Makes such calls fail from now on. Resolves when each has failed once. */
    async fail(calls: readonly Call[], answer: Answer): Promise<void> {
      const rules = calls.map((call) => {
        let meet = () => {};
        const met = new Promise<void>((resolve) => (meet = resolve));
        return { met, rule: { call, answer, passed: 0, meet } };
      });
      faults = rules.map(({ rule }) => rule);
      await Promise.all(rules.map(({ met }) => met));
    },
    heal: () => {
      faults = [];
    },
    /** Holds the next such call back until the test answers it or passes it on; later ones pass. */
    hold(call: Call): HeldCall {
      let taken: { request: IncomingMessage; response: ServerResponse; body: Buffer[] } | undefined;
      const known = () => taken ?? raise('The call has not come.');
      let meet = () => {};
      const met = new Promise<void>((resolve) => (meet = resolve));
      const keep: Answer = (request, response) => {
        const body: Buffer[] = [];
        request.on('data', (chunk) => body.push(chunk)).on('end', meet);
        taken = { request, response, body };
        faults = faults.filter(({ answer }) => answer !== keep);
      };
      faults = [{ call, answer: keep, passed: 0, meet: () => {} }];
      return {
        met,
        answer: (answer) => answer(known().request, known().response),
        pass: () =>
          new Promise((resolve) => {
            const { request, response, body } = known();
            const onward = pass(target(request), (answer) => {
              if (!response.destroyed) response.writeHead(answer.statusCode ?? 502, answer.headers);
              answer.on('data', (chunk) => response.write(chunk));
              answer.on('close', () => resolve(void response.end()));
            });
            onward.on('error', () => resolve(void response.destroy()));
            onward.end(Buffer.concat(body));
          }),
      };
    },
    /** Passes the next such call on, and drops the product's answer. */
    loseAnswer: (call: Call) => void losing.push(call),
    pretend: (call: Call, answer: Answer) => {
      pretended = [{ call, answer, passed: 0, meet: () => {} }];
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const isDocument = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers['sec-fetch-dest'] === 'document';

/** Sends the app's page without what the server rendered, whose calls would otherwise not be made in the browser. */
async function sendEmptied(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts = await answer.toArray();
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(emptied(Buffer.concat(parts).toString()));
}

function raise(message: string): never {
  throw new Error(message);
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
