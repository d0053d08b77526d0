/** A proxy before the product that lets one kind of call fail, on the wire. Everything else passes. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as pass, type ServerResponse } from 'node:http';

export type Call = {
  method: string;
  /** Below /v1. */
  path: RegExp;
  /** How many such calls pass before one fails. */
  after?: number;
  /** Only with a bearer token. */
  bearer?: true;
};

/** Answers a call in the product's place. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A call that is held back. */
export type HeldCall = {
  /** Resolves once it is there. */
  met: Promise<void>;
  /** Answers it in the product's place. */
  answer: (answer: Answer) => void;
  /** Lets the product have it, whoever still listens. Resolves once that has answered, or cannot. */
  pass: () => Promise<void>;
};

type Rule = { call: Call; answer: Answer; passed: number; meet: () => void };

export async function startFaultProxy(productUrl: string) {
  const { hostname, port } = new URL(productUrl);
  // An address of its own, as an address gets few tries (§account.42).
  const client = `10.${[...randomBytes(3)].join('.')}`;
  const target = ({ method, url: path, headers }: IncomingMessage) => ({
    hostname,
    port,
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': client },
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
    const rule = ruleFor(request);
    if (rule) {
      // What was sent is taken in, as a server does: else the browser may not see the answer.
      rule.answer(request.resume(), response);
      return rule.meet();
    }
    const lost = losing.findIndex((call) => fits(request, call));
    if (lost >= 0) losing.splice(lost, 1);
    const onward = pass(target(request), (answer) => {
      if (lost >= 0) {
        // Without a first byte Chromium sends it again by itself.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': 1000 });
        return response.write(' ', () => response.destroy());
      }
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
    /** From now on such calls fail. Resolves once each did. */
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
    /** The next such call is held back until it is decided on; later ones pass. */
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
    /** The next such call reaches the product, and its answer gets lost. */
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

function raise(message: string): never {
  throw new Error(message);
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
