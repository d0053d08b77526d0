/**
 * Marks a place whose content is not known yet. While a page opens, everything after such a place is hidden
 * (`global-css.ts`), so that nothing moves when the content arrives.
 */
export const Pending = () => <span data-pending hidden />;
