import type { ReactNode } from 'react';

/**
 * Draws the other way to answer who it is, beneath a form that asks for the password. `typed` gives what else is in the
 * form; null where something is wrong with it, which the form then says.
 */
export type PasskeySlot<Typed> = (typed: () => Promise<Typed | null>) => ReactNode;
