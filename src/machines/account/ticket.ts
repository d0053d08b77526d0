/** What a sign-in answers: the session's token and when it expires, in milliseconds. */
export type Ticket = { token: string; expiresAt: number };
