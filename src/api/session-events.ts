/** What the session and the API's edge tell each other, so that neither has to load the other. */

function channel<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    tell: (message: Message) => {
      for (const listener of listeners) listener(message);
    },
    listen: (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server said that the session of this token has ended (§8: HTTP 401 with body status 410). */
export const sessionRefused = channel<string>();

/** Somebody signed in or out: what was kept for the one before has to go. */
export const personChanged = channel<undefined>();
