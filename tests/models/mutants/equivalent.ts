/** Mutants that no test can tell from the machine, or whose fault is no fault, with the reason. */
export const equivalent: Readonly<Record<string, string>> = {
  'account/session: lead to restoring from leaving always':
    'No session is left to restore: it ends signed out all the same.',
  'practice/case-study: lead to opening from deciding decide [1]':
    'The story is over, which leads on to completed at once.',
  'practice/case-study: lead to opening from ended call.succeeded':
    'The story is over, which leads on to completed at once.',
};
