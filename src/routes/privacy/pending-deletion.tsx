import { useMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth } from '../account/session.tsx';
import { dialog } from '../parts.tsx';

const DeletionDialog = dialog('DeletionDialog', () => import('./deletion.tsx'));

/** The question whether an account stays that is to be deleted. The profile has it in a part of its own. */
export function PendingDeletion() {
  const deletionAt = useAuth().currentUser?.deletionAt;
  const isOnProfile = useMatch(paths.profile) !== null;
  if (deletionAt === undefined || isOnProfile) return null;
  return <DeletionDialog key={deletionAt} deletionAt={deletionAt} />;
}
