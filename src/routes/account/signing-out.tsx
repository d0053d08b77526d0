import { useMachine } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { draftsToKeep, mayEndSession } from '../../api/signals.ts';
import { signingOutMachine } from '../../machines/account/signing-out.machine.ts';
import { eraseDraftsOf, hasDrafts } from '../../sync/device-store.ts';
import type { SigningOutView } from '../../ui/screens/account/signing-out/signing-out.view.tsx';
import { useAuth, useSession } from './session.tsx';
import { connectSigningOut } from './signing-out.connect.ts';

type Screen = ComponentType<{ view: SigningOutView }>;

/** Asks somebody who wants to sign out while something of theirs is unsent. */
export function SigningOut() {
  const session = useSession();
  const person = useAuth().currentUser?.id;
  const [snapshot, send, flow] = useMachine(signingOutMachine);
  const [Screen, setScreen] = useState<Screen | null>(null);

  useEffect(() => {
    if (person === undefined) return;
    const signOut = () => session.send({ type: 'signOut' });
    let deleteDrafts = eraseDraftsOf;
    // The dialog is loaded first: where that fails, the drafts stay, for this person alone.
    const ask = async () => {
      draftsToKeep.emit();
      if (!(await hasDrafts(person))) return signOut();
      const [{ SigningOutScreen }, { deleteDraftsOf }] = await Promise.all([
        import('../../ui/screens/account/signing-out/signing-out.view.tsx'),
        import('../../sync/ending-drafts.ts'),
      ]);
      deleteDrafts = deleteDraftsOf;
      setScreen(() => SigningOutScreen);
      flow.send({ type: 'ask' });
    };
    const resign = mayEndSession.answer(() => {
      ask().catch(signOut);
      return false;
    });
    const { unsubscribe } = flow.on('signOut', () => {
      // A session that turns out to have ended stands until it is signed out of, in the other tabs, too.
      session.send({ type: 'change.unsent', isUnsent: true });
      deleteDrafts(person)
        .catch(() => {})
        .then(signOut);
    });
    return () => {
      resign();
      unsubscribe();
    };
  }, [person, session, flow]);

  return Screen && <Screen view={connectSigningOut(snapshot, send)} />;
}
