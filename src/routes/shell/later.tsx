import { Connection } from './connection.tsx';
import { SigningOut } from './signing-out.tsx';
import { Staying } from './staying.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What can wait until the screen is there, in one file. */
export function Later() {
  return (
    <>
      <Connection />
      <SigningOut />
      <Staying />
      <ThemeChoice />
    </>
  );
}
