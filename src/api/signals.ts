/**
 * Connects modules of one page that must not import each other: a signal goes to all its listeners, a question to the
 * one module that answers it. Events of the browser (`online`, `pagehide`, `pageshow`) are used directly; messages
 * between tabs are in `src/sync/tabs.ts`.
 */

function signal<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit: (payload: Payload) => {
      for (const listener of listeners) listener(payload);
    },
    /** Returns the function that ends it. */
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
    /** Returns the function that ends it. */
    answer: (next: typeof answer) => {
      answer = next;
      return () => {
        answer = unanswered;
      };
    },
  };
}

/** How a request ended: with an answer of the server, without any answer, or with a proxy's instead of the server's. */
export type RequestOutcome = 'request.answered' | 'request.lost' | 'request.failed';
export const requestEnded = signal<RequestOutcome>();

/** The file of a screen has arrived. */
export const fileArrived = signal();

/** Somebody signed in or out: everything cached for the previous person has to be dropped. */
export const personChanged = signal();

/** The person is about to leave: drafts have to be kept at once, without waiting for a pause in typing. */
export const draftsToKeep = signal();

/** The person's drafts are being deleted: running drafts have to stop, so that none is written again. */
export const draftsDeleted = signal();

/** Whether signing out may go ahead at once; if not, whoever answered asks the person first and then signs out. */
export const mayEndSession = question<void, boolean>(() => true);

/**
 * The token to send, given the one in the cookie: that of the page's own person, or null. On a page whose session has
 * ended in place the answer waits until the person has signed in again.
 */
export const sessionToken = question(async (cookie: string | undefined) => cookie ?? null);

/**
 * The token to retry with after the server answered that this token's session has ended (§account.6: HTTP 401 with body
 * status 410): the new one, once the person has signed in again on the same page, or null.
 */
export const sessionRefused = question(async (_token: string): Promise<string | null> => null);
