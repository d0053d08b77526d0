/**
 * Connects modules of one page that must not import each other: a signal goes to all its listeners. Events of the browser
 * (`online`, `pagehide`, `pageshow`) are used directly; messages between tabs are in `src/sync/tabs.ts`.
 */

export function signal<Payload = void>() {
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

/** How a request ended: with an answer of the server, without any answer, or with a proxy's instead of the server's. */
export type RequestResult = 'request.answered' | 'request.lost' | 'request.failed';
export const requestEnded = signal<RequestResult>();

/** A call that changes something is sent, or has ended: what was read before may be out of date. */
export const changeSent = signal();

/** Something was done that moved a course on: what was read of courses before is out of date. */
export const coursesChanged = signal();

/** The file of a screen has arrived. */
export const fileArrived = signal();

/** Somebody signed in or out: everything cached for the previous person has to be dropped. */
export const personChanged = signal();

/** The person is about to leave: drafts have to be kept at once, without waiting for a pause in typing. */
export const draftsToKeep = signal();

/** The person's drafts are being deleted: running drafts have to stop, so that none is written again. */
export const draftsDeleted = signal();
