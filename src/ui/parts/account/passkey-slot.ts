import type { ReactNode } from 'react';

/**
 * Draws the button that uses a passkey in place of the password, beneath a form. `typed` returns the form's other
 * fields, or null if they have errors, which the form then shows.
 */
export type PasskeySlot<Typed> = (typed: () => Promise<Typed | null>) => ReactNode;
