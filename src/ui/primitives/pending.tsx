/**
 * Where it is not known yet how much will stand here, if anything: while a page opens, what comes after it is not seen
 * (`global-css.ts`), so that nothing moves.
 */
export const Pending = () => <span data-pending hidden />;
