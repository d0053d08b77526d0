import { Suspense } from 'react';
import { useAuth } from '../account/session.tsx';
import { SigningOut } from '../account/signing-out.tsx';
import { lazily } from '../lazily.ts';
import { PendingDeletion } from '../privacy/pending-deletion.tsx';
import { SessionEnding } from '../sync/session-ending.tsx';
import { Connection } from './connection.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const SecondFactorDuty = lazily('SecondFactorDuty', () => import('../account/second-factor-duty.tsx'));

/** What is loaded after the first screen, in one file so that it takes one request. */
export function Later() {
  const { currentUser } = useAuth();
  return (
    <>
      <Connection />
      <SigningOut />
      <SessionEnding />
      <PendingDeletion />
      <ThemeChoice />
      {currentUser?.role === 'instructor' && (
        <Suspense>
          <SecondFactorDuty key={currentUser.id} />
        </Suspense>
      )}
    </>
  );
}
