import { SigningOut } from '../account/signing-out.tsx';
import { Staying } from '../sync/staying.tsx';
import { Connection } from './connection.tsx';
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
