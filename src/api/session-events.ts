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

/** One answers, of all that may ask. */
function question<Asked>(unanswered: (asked: Asked) => Promise<string | null>) {
  let answer = unanswered;
  return {
    ask: (asked: Asked) => answer(asked),
    answer: (next: typeof answer) => {
      answer = next;
    },
  };
}

/**
 * The token to send with, where the cookie has this one: the page's own person's, or none. A page that stands beyond its
 * session answers once its person has signed in again.
 */
export const sessionToken = question(async (cookie: string | undefined) => cookie ?? null);

/**
 * What to go on with, where the server said that this token's session has ended (§account.6: HTTP 401 with body status 410):
 * the next token of the person who signs in again over their page, or none.
 */
export const sessionRefused = question(async (_token: string) => null);

/** Somebody signed in or out: what was kept for the one before has to go. */
export const personChanged = channel<undefined>();
