import { useMachine } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { signingOutMachine } from '../../machines/account/signing-out.machine.ts';
import { eraseDraftsOf, hasDrafts } from '../../sync/drafts-of.ts';
import type { SigningOutView } from '../../ui/screens/account/signing-out/signing-out.view.tsx';
import { useAuth, useSession } from './session.tsx';
import { connectSigningOut } from './signing-out.connect.ts';

type Screen = ComponentType<{ view: SigningOutView }>;

/** Hears that somebody wants to sign out, and asks where something of theirs was not sent. */
export function SigningOut() {
  const session = useSession();
  const person = useAuth().currentUser?.id;
  const [snapshot, send, flow] = useMachine(signingOutMachine);
  const [Screen, setScreen] = useState<Screen | null>(null);

  useEffect(() => {
    if (person === undefined) return;
    const signOut = () => session.send({ type: 'signOut' });
    let discard = eraseDraftsOf;
    // The dialog is loaded first: where that fails, the drafts stay, for this person alone.
    const ask = async () => {
      await null; // the forms hear it, too, and keep what was typed last
      if (!(await hasDrafts(person))) return signOut();
      const [{ SigningOutScreen }, { discardDraftsOf }] = await Promise.all([
        import('../../ui/screens/account/signing-out/signing-out.view.tsx'),
        import('../../sync/drafts-end.ts'),
      ]);
      discard = discardDraftsOf;
      setScreen(() => SigningOutScreen);
      flow.send({ type: 'ask' });
    };
    const onSignOut = (event: Event) => {
      event.preventDefault();
      ask().catch(signOut);
    };
    addEventListener('signout', onSignOut);
    const { unsubscribe } = flow.on('signOut', () => {
      // A session that turns out to have ended stands until it is signed out of, in the other tabs, too.
      session.send({ type: 'input.hold' });
      discard(person)
        .catch(() => {})
        .then(signOut);
    });
    return () => {
      removeEventListener('signout', onSignOut);
      unsubscribe();
    };
  }, [person, session, flow]);

  return Screen && <Screen view={connectSigningOut(snapshot, send)} />;
}
