import { useState } from 'react';
import { listCommunity } from '../../api/questions/community.ts';
import { communityMachine } from '../../machines/questions/community.machine.ts';
import { CommunityScreen } from '../../ui/screens/questions/community/community.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useRows, useWithRows } from '../rows.ts';
import { connectCommunity } from './community.connect.ts';

const choices = { search: 'text', filter: ['all', 'reported'] } as const;

/** /community; an instructor's `?filter=reported` shows what was reported. */
export function Community() {
  return <CommunityOf key={useVisit()} />;
}

function CommunityOf() {
  const { zone } = useViewer();
  const isInstructor = useAuth().userRole === 'instructor';
  const first = useFirstChosen(choices);
  const list = useWithRows(listCommunity, ({ id }) => id);
  const [machine] = useState(() => communityMachine.provide({ actors: { listCommunity: list } }));
  const [snapshot, send] = useFlow(machine, { input: isInstructor ? first : { ...first, filter: 'all' } });
  useChosen(choices, snapshot.context.filters);
  useRows(snapshot.context.page?.items.length ?? 0);
  return (
    <CommunityScreen
      view={connectCommunity(snapshot, send, zone)}
      filters={snapshot.context.filters}
      onNarrow={(filters) => send({ type: 'narrow', filters })}
      isInstructor={isInstructor}
    />
  );
}
