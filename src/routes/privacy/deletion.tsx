import { useState } from 'react';
import { requestAccountDeletion, withdrawAccountDeletion } from '../../api/privacy.ts';
import { accountDeletionMachine } from '../../machines/privacy/deletion.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { AccountDeletionScreen } from '../../ui/screens/privacy/deletion/deletion.view.tsx';
import { PendingDeletionDialog } from '../../ui/screens/privacy/deletion/pending-dialog.tsx';
import { passkeySlot } from '../account/passkey-confirmation.tsx';
import { useSession } from '../account/session.tsx';
import { useEffects } from '../effects.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectAccountDeletion } from './deletion.connect.ts';

const machine = accountDeletionMachine.provide({ actors: { requestAccountDeletion, withdrawAccountDeletion } });

type Props = { deletionAt: string | undefined };

function useDeletion({ deletionAt }: Props) {
  const session = useSession();
  const { zone } = useViewer();
  const [snapshot, send, flow] = useFlow(machine, { input: { deletionAt: deletionAt ?? null } });
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'userChanged', ({ user }) => session.send({ type: 'change.user', user }));
  useEmitted(flow, 'signOut', () => session.send({ type: 'signOut' }));
  const passkey = passkeySlot((proof) => send({ type: 'submit', proof }));
  return connectAccountDeletion(snapshot, send, zone, passkey);
}

export function AccountDeletion(props: Props) {
  return <AccountDeletionScreen view={useDeletion(props)} />;
}

/** Asks a person who signs in during the week before the deletion whether to keep the account. */
export function DeletionDialog(props: Props) {
  const view = useDeletion(props);
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  if (view.state !== 'pending' && view.state !== 'keeping' && view.state !== 'notKept') return null;
  return <PendingDeletionDialog view={view} onClose={() => setIsClosed(true)} />;
}
