/**
 * Renders a page on the server from the states of its flows (docs/adr/025-rendered-pages.md): they run as in the
 * browser, and their first calls are made without the network. `src/main.tsx` takes the page over.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { createSessionStore } from './api/account/session-store.ts';
import { rememberNothing } from './api/cache.ts';
import { provideFetch } from './api/client.ts';
import { ApiError } from './api/failure.ts';
import { provideTokens } from './api/tokens.ts';
import { sessionMachine } from './machines/account/session.machine.ts';
import type { Answer, OpenCall } from './machines/answered.ts';
import { SessionProvider } from './routes/account/session.tsx';
import { App } from './routes/app.tsx';
import { answersOf, keyOf, type PageData } from './routes/first-answers.ts';
import { type FirstScreen, FirstScreenContext, type Head } from './routes/first-screen.ts';
import { titleOf } from './routes/head.ts';

export type { PrefetchedPage } from './routes/first-answers.ts';

type Send = (request: Request) => Promise<Response>;

export type PageRequest = {
  /** The path and query. */
  url: string;
  origin: string;
  isDemonstration: boolean;
  cookie: (name: string) => string | undefined;
  /** The browser's time zone, where it is known. */
  zone: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** Makes a call of the contract, with the headers that it has. */
  send: Send;
  /** Whether an operation only reads: no other is called. */
  isRead: (operation: string) => boolean;
  /** Aborted once the page can wait no longer: it is then rendered with the answers that there are. */
  late: AbortSignal;
};

export type RenderedPage = {
  head: Head;
  html: string;
  data: PageData;
  /** The names of the screens and parts that it shows, which have files of their own. */
  parts: string[];
};

const calls = new AsyncLocalStorage<{ token: string | null; send: Send; onEnd: () => void }>();

// These modules are shared by all pages that are being rendered, which are different people's.
rememberNothing();
provideTokens({
  toSend: async () => calls.getStore()?.token ?? null,
  afterRefusalOf: async () => {
    calls.getStore()?.onEnd();
    return null;
  },
});
provideFetch((request) => {
  const call = calls.getStore();
  if (!call) throw new Error('A page makes calls only while it is rendered.');
  return call.send(request);
});

/** Resolves to null where the page leads to another one or the session has ended: the browser then goes on. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { url, origin, isDemonstration, cookie, at, late } = request;
  const stored = createSessionStore({
    authType: 'cookie',
    cookieDomain: new URL(origin).hostname,
    cookieSecure: false,
    jar: { get: cookie, set: () => {}, remove: () => {} },
    now: () => at,
  }).restore();
  const session = createActor(sessionMachine, { input: { stored, now: () => at } }).start();
  const answers = new Map<string, Answer>();
  const pending = new Map<string, Promise<void>>();
  const isLate = new Promise<void>((resolve) => late.addEventListener('abort', () => resolve(), { once: true }));
  let head: Head = {};
  const parts = new Set<string>();
  let leaves = false;
  let showsDates = false;
  // The session has ended: what follows is up to the browser.
  const onEnd = () => {
    leaves = true;
  };
  const context = { token: stored?.token ?? null, send: request.send, onEnd };

  const call = async (key: string, { input, logic }: OpenCall) => {
    try {
      const output = await calls.run(context, () => (logic as Logic).call(input, late));
      if (!late.aborted) answers.set(key, { output });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!late.aborted) answers.set(key, { failure: error.failure, problem: error.problem });
    }
  };
  const first: FirstScreen = {
    answerTo: answersOf(answers),
    at,
    origin,
    isDemonstration,
    get zone() {
      showsDates = true;
      return request.zone ?? 'UTC';
    },
    ask(open) {
      const { name, input, logic } = open;
      if (late.aborted || !request.isRead(name) || !hasCall(logic)) return undefined;
      const key = keyOf(name, input);
      if (answers.has(key)) return undefined; // its answer has led to the same call
      const known = pending.get(key) ?? Promise.race([call(key, open), isLate]);
      pending.set(key, known);
      return known;
    },
    // A screen sets its own after the route's, which holds until then.
    setHead(own) {
      head = { ...head, ...own };
    },
    onPart: (name) => parts.add(name),
    leave() {
      leaves = true;
    },
  };
  const html = await rendered(
    <FirstScreenContext value={first}>
      <SessionProvider actor={session}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </SessionProvider>
    </FirstScreenContext>,
  );
  session.stop();
  if (leaves) return null;
  const zone = showsDates ? (request.zone ?? 'UTC') : null;
  return {
    head: { ...head, title: titleOf(head) },
    html,
    parts: [...parts],
    data: { url, person: stored?.user.id ?? null, at, zone, answers: [...answers] },
  };
}

/** What `actor` of src/api/actors.ts makes: a call can be made by itself. */
type Logic = { call: (input: unknown, signal: AbortSignal) => Promise<unknown> };
const hasCall = (logic: unknown): logic is Logic => logic instanceof Object && 'call' in logic;

/** Waits until all of the page is there. @throws what a component throws */
function rendered(app: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // In one piece: a long page would otherwise stand hidden behind "Loading..." until a script puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        const parts: Buffer[] = [];
        const sink = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
          final(done) {
            resolve(Buffer.concat(parts).toString());
            done();
          },
        });
        pipe(sink);
      },
      onError: reject,
      onShellError: reject,
    });
  });
}
