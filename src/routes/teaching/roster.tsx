import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { downloadRoster, listRoster } from '../../api/teach/roster.ts';
import { rosterMachine } from '../../machines/teaching/roster.machine.ts';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { RosterScreen } from '../../ui/screens/teaching/roster/roster.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useDownload } from '../shell/download.ts';
import { useEmitted } from '../use-emitted.ts';
import { messageMachineOf } from './message-flow.ts';
import { connectRoster } from './roster.connect.ts';

const RosterMessage = dialog('RosterMessage', () => import('./roster-message.tsx'));

const choices = {
  search: 'text',
  show: ['all', 'behind'],
  sort: ['name', 'progress', 'lastActive', 'overdue'],
} as const;

/** /teach/courses/{courseId}. */
export function Roster() {
  const { courseId = '' } = useParams();
  return <RosterOf key={`${courseId} ${useVisit()}`} courseId={courseId} />;
}

function RosterOf({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const [messageMachine] = useState(() => messageMachineOf(person));
  const filters = useFirstChosen(choices);
  const list = useWithRows(listRoster, ({ id }) => id);
  const [machine] = useState(() => rosterMachine.provide({ actors: { listRoster: list } }));
  const [snapshot, send] = useFlow(machine, { input: { courseId, filters } });
  useChosen(choices, snapshot.context.filters);
  useRows(snapshot.context.page?.items.length ?? 0);
  const [message, sendToMessage, flow] = useFlow(messageMachine, { input: { courseId } });
  // Students who got the message, or cannot get it, are no longer chosen.
  useEmitted(flow, 'sent', ({ students }) => send({ type: 'unchoose', students }));
  useEmitted(flow, 'missing', ({ students }) => send({ type: 'unchoose', students }));
  const file = useDownload({
    name: `${courseId}-students.csv`,
    fetchFile: (signal) => downloadRoster({ courseId }, signal),
  });
  const view = connectRoster(snapshot, send, {
    download: <DownloadScreen view={file} label="Download Table" />,
    onMessage: (students) => sendToMessage({ type: 'open', students }),
  });
  return (
    <>
      <RosterScreen view={view} />
      {!message.matches('closed') && <RosterMessage flow={flow} />}
    </>
  );
}
