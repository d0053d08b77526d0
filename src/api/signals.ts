/**
 * How the modules of one page reach each other where neither is to load the other: a signal goes to all that listen, a
 * question to the one that answers. What the browser itself signals (`online`, `pagehide`, `pageshow`) stays its event;
 * messages between tabs are in `src/sync/tabs.ts`.
 */

function signal<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit: (payload: Payload) => {
      for (const listener of listeners) listener(payload);
    },
    /** Answers what ends it. */
    listen: (listener: (payload: Payload) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function question<Asked, Answer>(unanswered: (asked: Asked) => Answer) {
  let answer = unanswered;
  return {
    ask: (asked: Asked) => answer(asked),
    /** Answers what ends it. */
    answer: (next: typeof answer) => {
      answer = next;
      return () => {
        answer = unanswered;
      };
    },
  };
}

/** How a request ended: with an answer of the server, without one, or with a proxy's in its place. */
export type RequestOutcome = 'request.answered' | 'request.lost' | 'request.failed';
export const requestEnded = signal<RequestOutcome>();

/** Somebody signed in or out: what was kept for the one before has to go. */
export const personChanged = signal();

/** What was typed is to be on the device at once, as its person wants to leave. */
export const draftsToKeep = signal();

/** The person's drafts are deleted: none may be kept or sent any more. */
export const draftsDeleted = signal();

/** Whether the session may end at once, where its person wants to sign out; otherwise the one that answers sees to it. */
export const mayEndSession = question<void, boolean>(() => true);

/**
 * The token to send with, where the cookie has this one: the page's own person's, or none. A page that stands beyond its
 * session answers once its person has signed in again.
 */
export const sessionToken = question(async (cookie: string | undefined) => cookie ?? null);

/**
 * What to go on with, where the server said that this token's session has ended (§account.6: HTTP 401 with body status 410):
 * the next token of the person who signs in again over their page, or none.
 */
export const sessionRefused = question(async (_token: string): Promise<string | null> => null);
