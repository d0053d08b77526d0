/** What browsers' tools show as 0.00: what moves less has not moved. */
export const leastShift = 0.005;
