/** The developer tools of browsers show a smaller shift as 0.00, so it does not count. */
export const leastShift = 0.005;
