/** The product's name, in one place. */
export const brand = 'Student Analytics Platform';
