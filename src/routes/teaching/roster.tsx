import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { downloadRoster, listRoster } from '../../api/teach/roster.ts';
import { rosterMachine } from '../../machines/teaching/roster.machine.ts';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { RosterScreen } from '../../ui/screens/teaching/roster/roster.view.tsx';
import { browserViewer } from '../dates.ts';
import { useDownload } from '../shell/download.ts';
import { connectRoster } from './roster.connect.ts';

const machine = rosterMachine.provide({ actors: { listRoster } });

/** /teach/courses/{courseId}. */
export function Roster() {
  const { courseId = '' } = useParams();
  return <RosterOf key={courseId} courseId={courseId} />;
}

function RosterOf({ courseId }: { courseId: string }) {
  const [{ zone }] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine, { input: { courseId } });
  const file = useDownload({
    name: `${courseId}-students.csv`,
    fetchFile: (signal) => downloadRoster({ courseId }, signal),
  });
  const download = <DownloadScreen view={file} label="Download Table" />;
  return <RosterScreen view={connectRoster(snapshot, send, { zone, download })} />;
}
