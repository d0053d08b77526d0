/** Mutants that no test can tell from the machine, or whose fault is no fault, with the reason. */
export const equivalent: Readonly<Record<string, string>> = {};
