import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { LightNoticesScreen } from '../../ui/screens/shell/light-notices/light-notices.view.tsx';
import type { LightNoticesActor } from '../say.ts';
import { connectLightNotices } from './light-notices.connect.ts';

/**
 * Loaded with the first confirmation. The empty live region is rendered first, because screen readers announce only
 * what changes in it.
 */
export function LightNotices({ actor }: { actor: LightNoticesActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  return <LightNoticesScreen view={listening ? connectLightNotices(snapshot, actor.send) : { state: 'quiet' }} />;
}
