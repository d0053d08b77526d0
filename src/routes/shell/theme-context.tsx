/** The theme's choice, for the screens inside the shell. */
import { createContext, type ReactNode, useContext } from 'react';
import type { ThemeActor } from './theme.ts';

const ThemeContext = createContext<ThemeActor | null>(null);

export function ThemeProvider({ actor, children }: { actor: ThemeActor | null; children: ReactNode }) {
  return <ThemeContext value={actor}>{children}</ThemeContext>;
}

/** The theme's actor; `null` in a page that is rendered at build. */
export function useThemeActor(): ThemeActor | null {
  return useContext(ThemeContext);
}
