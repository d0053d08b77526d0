import { SigningOut } from '../account/signing-out.tsx';
import { SessionEnding } from '../sync/session-ending.tsx';
import { Connection } from './connection.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What can wait until the screen is there, in one file. */
export function Later() {
  return (
    <>
      <Connection />
      <SigningOut />
      <SessionEnding />
      <ThemeChoice />
    </>
  );
}
