import { useAuth } from '../account/session.tsx';
import { SigningOut } from '../account/signing-out.tsx';
import { part } from '../parts.tsx';
import { PendingDeletion } from '../privacy/pending-deletion.tsx';
import { usePreparedSearch } from '../search/files.ts';
import { SessionEnding } from '../sync/session-ending.tsx';
import { usePrefetchOnIntent } from './prefetch-on-intent.ts';
import { ThemeChoice } from './theme-choice.tsx';

// Loaded for instructors only.
const ForInstructors = part('ForInstructors', () => import('./instructors.tsx'), {
  waiting: null,
  failed: null,
  isEager: true,
});

/** What is loaded after the first screen, in one file so that it takes one request. */
export function DeferredParts() {
  const user = useAuth().currentUser;
  usePrefetchOnIntent();
  usePreparedSearch(user !== null);
  return (
    <>
      <SigningOut />
      <SessionEnding />
      <PendingDeletion />
      <ThemeChoice />
      {(user?.role === 'instructor' || user?.studentView) && <ForInstructors />}
    </>
  );
}
