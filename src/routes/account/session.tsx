/** Connects the session's actor to its cookies and to the other tabs. */
import { useSelector } from '@xstate/react';
import Cookies from 'js-cookie';
import { createContext, type ReactNode, useContext } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { createSessionStore, isUser, type StoredSession } from '../../api/account/session-store.ts';
import { personChanged } from '../../api/signals.ts';
import { provideTokens } from '../../api/tokens.ts';
import { sessionMachine } from '../../machines/account/session.machine.ts';
import { openTabs } from '../../sync/tabs.ts';
import { codeFile } from '../code-file.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

// The client is loaded at sign-out only, because a visitor's first page calls nothing.
const loggingOut = codeFile(() => import('../../api/account/logout.ts'));
const logout = fromPromise<undefined>(async ({ signal }) => {
  const { logout: call } = await loggingOut();
  return call(signal);
});

const SessionContext = createContext<SessionActor | null>(null);

/** Checked by hand, because every page loads this and a schema library would be large. */
function readMessage(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('cleared' in data && typeof data.cleared === 'string') return { cleared: data.cleared };
  if (!('saved' in data) || typeof data.saved !== 'object' || data.saved === null) return undefined;
  const { token, expiresAt, user } = data.saved as Partial<Record<keyof StoredSession, unknown>>; // checked below
  const isSession = typeof token === 'string' && typeof expiresAt === 'number' && isUser(user);
  return isSession ? { saved: { token, expiresAt, user } } : undefined;
}

const cookieStore = () =>
  createSessionStore({
    authType: 'cookie',
    cookieDomain: location.hostname,
    cookieSecure: location.protocol === 'https:',
    jar: Cookies,
    now: Date.now,
  });

/** Whether the browser is on its way from this page to one of another person. */
let isLeaving = false;

/** Opens a page as another person. Other tabs find the cookies changed at their next call, and load their page again. */
export function leaveAs(session: StoredSession, url: string) {
  isLeaving = true;
  cookieStore().save(session);
  location.assign(url);
}

/** Starts the session from the cookies and updates them, the cache and the other tabs when it changes. */
export function startSession(): SessionActor {
  const store = cookieStore();
  const stored = store.restore();
  const tabs = openTabs('session', readMessage);
  const actor = createActor(sessionMachine.provide({ actors: { logout } }), {
    input: { stored, now: Date.now },
  });
  const refuse = () => {
    actor.send({ type: 'refuse' });
    return nextToken(actor);
  };
  let person = stored?.user.id;
  const seePerson = (id: string | undefined) => {
    if (id !== person) personChanged.emit();
    person = id;
  };

  actor.on('save', ({ session }) => {
    seePerson(session.user.id);
    store.save(session);
    tabs.post({ saved: session });
  });
  // Another tab may have signed in in the meantime: its cookie must stay.
  const clear = ({ token }: { token: string }) => {
    if (Cookies.get('_auth') === token) store.clear();
  };
  actor.on('endInPlace', clear);
  actor.on('clear', clear);
  actor.on('clear', () => seePerson(undefined));
  // Only a sign-out is sent to the other tabs. A tab whose session has expired may have something unsent, and has to
  // deal with that itself.
  actor.on('signOut', ({ token }) => tabs.post({ cleared: token }));
  provideTokens({
    toSend: async (cookie) => {
      // Its answer would come to nobody, and loading this page again would keep the other one from opening.
      if (isLeaving) return new Promise(() => {});
      if (cookie === currentToken(actor)) return cookie ?? null;
      // Another tab or the browser changed the cookies: nothing may be sent under another person's name.
      const stored = store.restore();
      if (!stored) return refuse();
      follow(actor, stored);
      return currentToken(actor) === stored.token ? stored.token : new Promise(() => {});
    },
    afterRefusalOf: async (token) => (token === currentToken(actor) ? refuse() : nextToken(actor)),
  });
  tabs.listen((message) => {
    if ('saved' in message) follow(actor, message.saved);
    else if (message.cleared === currentToken(actor)) follow(actor, null);
  });
  // A page restored from the back-forward cache has missed the other tabs' messages.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    isLeaving = false;
    follow(actor, store.restore());
  });

  actor.start();
  return actor;
}

function currentToken(actor: SessionActor): string | undefined {
  return actor.getSnapshot().context.session?.token;
}

/** Resolves to the token of signing in again on this page; to null if the person leaves, or the page does not wait. */
function nextToken(actor: SessionActor): Promise<string | null> {
  return new Promise((resolve) => {
    if (!actor.getSnapshot().matches('endedInPlace')) return resolve(null);
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches('endedInPlace')) return;
      unsubscribe();
      resolve(snapshot.context.session?.token ?? null);
    });
  });
}

/** Applies a session that another tab has stored or removed. */
function follow(actor: SessionActor, stored: StoredSession | null) {
  const own = actor.getSnapshot().context.session;
  if (!stored) {
    if (own) actor.send({ type: 'end.elsewhere' });
  } else if (!own) {
    actor.send({ type: 'start', session: stored });
  } else if (own.user.id !== stored.user.id) {
    // Another person signed in: nothing of the first one may stay on this page.
    location.reload();
  } else if (own.token !== stored.token) {
    actor.send({ type: 'change.token', token: stored.token, expiresAt: stored.expiresAt });
  }
}

export function SessionProvider({ actor, children }: { actor: SessionActor; children: ReactNode }) {
  return <SessionContext value={actor}>{children}</SessionContext>;
}

/** @throws Error with the text of §account.8 outside a SessionProvider */
export function useSession(): SessionActor {
  const actor = useContext(SessionContext);
  if (!actor) {
    throw new Error('Auth Provider is missing. Make sure, you are using this component inside the auth provider.');
  }
  return actor;
}

/** §account.1: the client's auth state, derived from the session. */
export function useAuth() {
  const actor = useSession();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { session } = context;
  return {
    loading: value === 'restoring',
    isAuthenticated: session !== null,
    currentUser: session?.user ?? null,
    userRole: session?.user.role ?? null,
    token: (value !== 'endedInPlace' && session?.token) || null,
  };
}
