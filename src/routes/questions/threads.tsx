import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { listThreads } from '../../api/questions/threads.ts';
import { threadsMachine } from '../../machines/questions/threads.machine.ts';
import { ThreadsScreen } from '../../ui/screens/questions/threads/threads.view.tsx';
import { useAuth } from '../account/session.tsx';
import { browserViewer } from '../dates.ts';
import { connectThreads } from './threads.connect.ts';

const machine = threadsMachine.provide({ actors: { listThreads } });

/** /messages */
export function Threads() {
  const [{ zone }] = useState(browserViewer);
  const isInstructor = useAuth().userRole === 'instructor';
  const [snapshot, send] = useMachine(machine);
  const filter = {
    value: snapshot.context.filter,
    onChange: (value: 'all' | 'unanswered') => send({ type: 'filter', filter: value }),
  };
  return (
    <ThreadsScreen
      view={connectThreads(snapshot, send, zone)}
      home={isInstructor ? 'teaching' : 'dashboard'}
      filter={isInstructor ? filter : undefined}
    />
  );
}
