/** What a sign-in returns: the session's token and when it expires, in milliseconds since 1970. */
export type Ticket = { token: string; expiresAt: number };
