import { Connection } from './connection.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What can wait until the screen is there, in one file. */
export function Later() {
  return (
    <>
      <Connection />
      <ThemeChoice />
    </>
  );
}
