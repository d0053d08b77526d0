import { createContext, type ReactNode } from 'react';

/** The button that opens the drawer, for the line with the lesson's place; none where there is no outline. */
export const OutlineOpener = createContext<ReactNode>(null);
