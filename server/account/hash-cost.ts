/** What a new password's hash costs: the smallest cost that OWASP recommends; memory in KiB. */
export const cost = { memory: 19_456, passes: 2, parallelism: 1 };
