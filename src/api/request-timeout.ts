/** Milliseconds after which a call counts as unanswered. */
export const requestTimeout = 10_000;
