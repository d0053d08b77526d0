import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { ToastsScreen } from '../../ui/screens/shell/toasts/toasts.view.tsx';
import type { ToastsActor } from '../toaster-context.ts';
import { connectToasts } from './toasts.connect.ts';

/**
 * Loaded with the first confirmation. The empty live region is rendered first, because screen readers announce only
 * what changes in it.
 */
export function Toasts({ actor }: { actor: ToastsActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  return <ToastsScreen view={listening ? connectToasts(snapshot, actor.send) : { state: 'quiet' }} />;
}
