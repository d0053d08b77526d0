import { Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth } from '../account/session.tsx';
import { lazily } from '../lazily.ts';

const DeletionDialog = lazily('DeletionDialog', () => import('./deletion.tsx'));

/** The question whether an account stays that is to be deleted. The profile has it in a part of its own. */
export function PendingDeletion() {
  const deletionAt = useAuth().currentUser?.deletionAt;
  const isOnProfile = useMatch(paths.profile) !== null;
  if (deletionAt === undefined || isOnProfile) return null;
  return (
    <Suspense fallback={null}>
      <DeletionDialog key={deletionAt} deletionAt={deletionAt} />
    </Suspense>
  );
}
