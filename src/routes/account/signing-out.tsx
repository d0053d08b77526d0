import { type ComponentType, useEffect, useState } from 'react';
import { draftsDeleted, draftsToKeep } from '../../api/signals.ts';
import { signingOutMachine } from '../../machines/account/signing-out.machine.ts';
import { eraseDraftsOf, hasDrafts } from '../../sync/device-store.ts';
import type { SigningOutView } from '../../ui/screens/account/signing-out/signing-out.view.tsx';
import { codeFile } from '../code-file.ts';
import { useFlow } from '../first-screen.ts';
import { askBeforeSignOut } from './request-sign-out.ts';
import { useAuth, useSession } from './session.tsx';
import { connectSigningOut } from './signing-out.connect.ts';

const question = codeFile(() => import('../../ui/screens/account/signing-out/signing-out.view.tsx'));
const endingDrafts = codeFile(() => import('../../sync/ending-drafts.ts'));

type Screen = ComponentType<{ view: SigningOutView }>;

/** Asks for confirmation before a sign-out that would delete something unsent. */
export function SigningOut() {
  const session = useSession();
  const person = useAuth().currentUser?.id;
  const [snapshot, send, flow] = useFlow(signingOutMachine);
  const [Screen, setScreen] = useState<Screen | null>(null);

  useEffect(() => {
    if (person === undefined) return;
    const signOut = () => session.send({ type: 'signOut' });
    let deleteDrafts = async (_person: string) => {};
    // Load what is needed first. If that fails, sign out without asking and keep the drafts, which only this person
    // can open.
    const ask = async () => {
      draftsToKeep.emit();
      if (!(await hasDrafts(person))) {
        // Nothing typed would be lost, so the person is not asked. Other data, such as video positions, is deleted.
        draftsDeleted.emit();
        await eraseDraftsOf(person);
        return signOut();
      }
      const [{ SigningOutScreen }, { deleteDraftsOf }] = await Promise.all([question(), endingDrafts()]);
      deleteDrafts = deleteDraftsOf;
      setScreen(() => SigningOutScreen);
      flow.send({ type: 'ask' });
    };
    const stopAsking = askBeforeSignOut(() => void ask().catch(signOut));
    const { unsubscribe } = flow.on('signOut', () => {
      // If deleting finds the session expired, the session must wait: only the sign-out below tells the other tabs.
      session.send({ type: 'change.unsent', isUnsent: true });
      deleteDrafts(person)
        .catch(() => {})
        .then(signOut);
    });
    return () => {
      stopAsking();
      unsubscribe();
    };
  }, [person, session, flow]);

  return Screen && <Screen view={connectSigningOut(snapshot, send)} />;
}
