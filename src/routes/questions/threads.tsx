import { useState } from 'react';
import { listThreads } from '../../api/questions/threads.ts';
import { threadsMachine } from '../../machines/questions/threads.machine.ts';
import { ThreadsScreen } from '../../ui/screens/questions/threads/threads.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useRows, useWithRows } from '../rows.ts';
import { connectThreads } from './threads.connect.ts';

const choices = { search: 'text', course: 'text', filter: ['all', 'unanswered'] } as const;

/** /messages */
export function Threads() {
  return <ThreadsOf key={useVisit()} />;
}

function ThreadsOf() {
  const { zone } = useViewer();
  const isInstructor = useAuth().userRole === 'instructor';
  const first = useFirstChosen(choices);
  const list = useWithRows(listThreads, ({ id }) => id);
  const [machine] = useState(() => threadsMachine.provide({ actors: { listThreads: list } }));
  const [snapshot, send] = useFlow(machine, { input: isInstructor ? first : { ...first, filter: 'all' } });
  useChosen(choices, snapshot.context.filters);
  useRows(snapshot.context.page?.items.length ?? 0);
  const { search, course, filter: shown } = snapshot.context.filters;
  const filter = {
    value: shown,
    onChange: (value: typeof shown) => send({ type: 'narrow', filters: { filter: value } }),
  };
  return (
    <ThreadsScreen
      view={connectThreads(snapshot, send, zone)}
      home={isInstructor ? 'teaching' : 'dashboard'}
      search={search}
      onSearch={(query) => send({ type: 'narrow', filters: { search: query } })}
      course={course}
      courses={(snapshot.context.page?.courses ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      onCourse={(value) => send({ type: 'narrow', filters: { course: value } })}
      filter={isInstructor ? filter : undefined}
    />
  );
}
