import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { sessionEndingMachine } from '../../machines/sync/session-ending.machine.ts';
import { useIsUnsent } from '../../sync/unsent.ts';
import { useSession } from '../account/session.tsx';

const load = async () => {
  const [{ SigningInAgain }, { SignInAs }] = await Promise.all([
    import('./signing-in-again.tsx'),
    import('../account/sign-in.tsx'),
  ]);
  return { SigningInAgain, SignInAs };
};

/** Keeps the session's end from costing what is unsent: a word before it, and the sign-in over the page that stands. */
export function SessionEnding() {
  const session = useSession();
  const isUnsent = useIsUnsent();
  // A visitor's never does.
  const endsAt = useSelector(session, ({ context }) => context.session?.expiresAt ?? Number.POSITIVE_INFINITY);
  const hasLapsed = useSelector(session, (snapshot) => snapshot.matches('lapsed'));
  const holdsInput = useSelector(session, ({ context }) => context.holdsInput);
  const [snapshot, send, flow] = useMachine(sessionEndingMachine, { input: { endsAt, holdsInput, now: Date.now } });
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);

  useEffect(() => {
    flow.send(hasLapsed ? { type: 'session.lapse' } : { type: 'session.run', endsAt, holdsInput });
  }, [endsAt, hasLapsed, holdsInput, flow]);

  useEffect(() => {
    if (!isUnsent) return;
    let isOver = false;
    // Loaded before they are needed: a page stands only where there is a way to sign in again.
    load().then(
      (again) => {
        setLoaded(again);
        if (!isOver) session.send({ type: 'input.hold' });
      },
      () => {},
    );
    return () => {
      isOver = true;
      session.send({ type: 'input.release' });
    };
  }, [isUnsent, session]);

  return loaded && <loaded.SigningInAgain snapshot={snapshot} send={send} Form={loaded.SignInAs} />;
}
