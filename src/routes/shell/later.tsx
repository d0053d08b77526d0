import { Suspense } from 'react';
import { useAuth } from '../account/session.tsx';
import { SigningOut } from '../account/signing-out.tsx';
import { lazily } from '../lazily.ts';
import { PendingDeletion } from '../privacy/pending-deletion.tsx';
import { SessionEnding } from '../sync/session-ending.tsx';
import { ThemeChoice } from './theme-choice.tsx';

// For instructors alone. Where its file does not arrive, the others stay.
const ForInstructors = lazily('ForInstructors', () =>
  import('./instructors.tsx').catch(() => ({ ForInstructors: () => null })),
);

/** What is loaded after the first screen, in one file so that it takes one request. */
export function Later() {
  const user = useAuth().currentUser;
  return (
    <>
      <SigningOut />
      <SessionEnding />
      <PendingDeletion />
      <ThemeChoice />
      {(user?.role === 'instructor' || user?.studentView) && (
        <Suspense>
          <ForInstructors />
        </Suspense>
      )}
    </>
  );
}
