import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { sessionEndingMachine } from '../../machines/sync/session-ending.machine.ts';
import { useIsUnsent } from '../../sync/unsent.ts';
import { useSession } from '../account/session.tsx';
import { codeFile, whenOnline } from '../code-file.ts';
import { useFlow } from '../first-screen.ts';

const signingInAgain = codeFile(() => import('./signing-in-again.tsx'));
const signIn = codeFile(() => import('../account/sign-in.tsx'));

const load = async () => {
  const [{ SigningInAgain }, { SignInAs }] = await Promise.all([signingInAgain(), signIn()]);
  return { SigningInAgain, SignInAs };
};

/** Keeps unsent input when the session ends: first a note, then a dialog for signing in again on the same page. */
export function SessionEnding() {
  const session = useSession();
  const isUnsent = useIsUnsent();
  // A visitor has no session that could end.
  const endsAt = useSelector(session, ({ context }) => context.session?.expiresAt ?? Number.POSITIVE_INFINITY);
  const hasEnded = useSelector(session, (snapshot) => snapshot.matches('endedInPlace'));
  const endsInPlace = useSelector(session, ({ context }) => context.isUnsent);
  const [snapshot, send, flow] = useFlow(sessionEndingMachine, {
    input: { endsAt, isUnsent: endsInPlace, now: Date.now },
  });
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);

  useEffect(() => {
    flow.send(hasEnded ? { type: 'session.end' } : { type: 'session.change', endsAt, isUnsent: endsInPlace });
  }, [endsAt, hasEnded, endsInPlace, flow]);

  useEffect(() => {
    if (!isUnsent) return;
    let isOver = false;
    // Loaded in advance, because loading may fail later: the page can only stay open if the dialog is there.
    const stopWaiting = whenOnline(() => {
      load().then(
        (again) => {
          setLoaded(again);
          if (!isOver) session.send({ type: 'change.unsent', isUnsent: true });
        },
        () => {},
      );
    });
    return () => {
      isOver = true;
      stopWaiting();
      session.send({ type: 'change.unsent', isUnsent: false });
    };
  }, [isUnsent, session]);

  return loaded && <loaded.SigningInAgain snapshot={snapshot} send={send} Form={loaded.SignInAs} />;
}
