import { useMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth } from '../account/session.tsx';
import { dialog } from '../parts.tsx';

const DeletionDialog = dialog('DeletionDialog', () => import('./deletion.tsx'));

/** Asks whether to keep an account that will be deleted. Not on the profile, which has a part of its own for that. */
export function PendingDeletion() {
  const deletionAt = useAuth().currentUser?.deletionAt;
  const isOnProfile = useMatch(paths.profile) !== null;
  if (deletionAt === undefined || isOnProfile) return null;
  return <DeletionDialog key={deletionAt} deletionAt={deletionAt} />;
}
