import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listCommunity } from '../../api/questions/community.ts';
import { communityMachine } from '../../machines/questions/community.machine.ts';
import { CommunityScreen } from '../../ui/screens/questions/community/community.view.tsx';
import { useAuth } from '../account/session.tsx';
import { browserViewer } from '../dates.ts';
import { connectCommunity } from './community.connect.ts';

const machine = communityMachine.provide({ actors: { listCommunity } });

/** /community; an instructor's `?filter=reported` shows what was reported. */
export function Community() {
  const [{ zone }] = useState(browserViewer);
  const isInstructor = useAuth().userRole === 'instructor';
  const [snapshot, send] = useMachine(machine);
  const { search, filter } = snapshot.context;
  const [params] = useSearchParams();
  const isReported = isInstructor && params.get('filter') === 'reported';
  useEffect(() => {
    if (isReported) send({ type: 'narrow', search: '', filter: 'reported' });
  }, [send, isReported]);
  const reported = {
    value: filter,
    onChange: (value: typeof filter) => send({ type: 'narrow', search, filter: value }),
  };
  return (
    <CommunityScreen
      view={connectCommunity(snapshot, send, zone)}
      search={search}
      onSearch={(words) => send({ type: 'narrow', search: words, filter })}
      filter={isInstructor ? reported : undefined}
    />
  );
}
