import {
  deleteRecordedTime,
  exportEvents,
  exportStatements,
  setTimeRecording,
} from '../../api/analytics/time-recording.ts';
import { timeRecordingMachine } from '../../machines/analytics/time-recording.machine.ts';
import { TimeRecordingScreen } from '../../ui/screens/analytics/time-recording/time-recording.view.tsx';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useDownload } from '../shell/download.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectTimeRecording } from './time-recording.connect.ts';

const machine = timeRecordingMachine.provide({ actors: { setTimeRecording, deleteRecordedTime } });

/** The choice whether time is recorded, beneath the week; its code is loaded after the week. */
export function TimeRecording({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const [snapshot, send, flow] = useFlow(machine, { input: { isOn } });
  useEmitted(flow, 'changed', onChanged);
  return <TimeRecordingScreen view={connectTimeRecording(snapshot, send, <Downloads />)} />;
}

function Downloads() {
  const table = useDownload({ name: 'learning.csv', fetchFile: exportEvents });
  const statements = useDownload({ name: 'learning-xapi.json', fetchFile: exportStatements });
  return (
    <>
      <DownloadScreen view={table} label={table.state === 'failed' ? 'Retry CSV' : 'Download CSV'} />
      <DownloadScreen view={statements} label={statements.state === 'failed' ? 'Retry xAPI' : 'Download xAPI'} />
    </>
  );
}
