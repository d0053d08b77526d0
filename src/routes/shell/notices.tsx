import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { NoticesScreen } from '../../ui/screens/shell/notices/notices.view.tsx';
import type { NoticesActor } from '../toaster-context.ts';
import { connectNotices } from './notices.connect.ts';

/**
 * Loaded with the first notice. The empty live region is rendered first, because screen readers announce only what
 * changes in it.
 */
export function Notices({ actor }: { actor: NoticesActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  return <NoticesScreen view={listening ? connectNotices(snapshot, actor.send) : { state: 'quiet' }} />;
}
