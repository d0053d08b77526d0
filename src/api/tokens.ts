/** The bearer token of calls. The app's session provides them (`src/routes/account/session.tsx`). */
import Cookies from 'js-cookie';

export type Tokens = {
  /**
   * The token to send, given the one in the cookie: that of the page's own person, or null. On a page whose session has
   * ended in place the answer waits until the person has signed in again.
   */
  toSend: (cookie: string | undefined) => Promise<string | null>;
  /**
   * The token to retry with after the server answered that this token's session has ended (§account.6: HTTP 401 with
   * body status 410): the new one, once the person has signed in again on the same page, or null.
   */
  afterRefusalOf: (token: string) => Promise<string | null>;
};

/** Without a session: as on a page that is read before anybody has signed in. */
export const cookieTokens: Tokens = {
  toSend: async (cookie) => cookie ?? null,
  afterRefusalOf: async () => null,
};

let tokens = cookieTokens;

/** Replaces the source of tokens: the app's session does so as the page starts. */
export function provideTokens(provided: Tokens): void {
  tokens = provided;
}

/** The token for a call that begins now; null where it is sent without one. */
export const tokenToSend = (): Promise<string | null> => tokens.toSend(Cookies.get('_auth'));

/** The token to retry a call with that was refused with this one; null where it is not retried. */
export const tokenAfterRefusalOf = (token: string): Promise<string | null> => tokens.afterRefusalOf(token);
