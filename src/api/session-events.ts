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

/** Who is asked what follows the end of a session: the next token, or null where nobody signs in again. */
type Renewal = (token: string) => Promise<string | null>;

let renewal: Renewal = async () => null;

/**
 * The session of this token has ended (§8: HTTP 401 with body status 410), or, without a token, its cookie has gone. A page
 * that holds something unsent waits for its person to sign in again.
 */
export const sessionRefused = {
  tell: (token: string) => renewal(token),
  listen: (next: Renewal) => {
    renewal = next;
  },
};

/** Somebody signed in or out: what was kept for the one before has to go. */
export const personChanged = channel<undefined>();
