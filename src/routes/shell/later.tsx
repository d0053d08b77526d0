import { SigningOut } from '../account/signing-out.tsx';
import { PendingDeletion } from '../privacy/pending-deletion.tsx';
import { SessionEnding } from '../sync/session-ending.tsx';
import { Connection } from './connection.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What is loaded after the first screen, in one file so that it takes one request. */
export function Later() {
  return (
    <>
      <Connection />
      <SigningOut />
      <SessionEnding />
      <PendingDeletion />
      <ThemeChoice />
    </>
  );
}
