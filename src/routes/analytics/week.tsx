import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import {
  deleteRecordedTime,
  exportEvents,
  exportStatements,
  loadWeek,
  removeGoal,
  setGoal,
  setTimeRecording,
} from '../../api/analytics/week.ts';
import type { OperationInput } from '../../api/operation.ts';
import { analyticsGoalMachine } from '../../machines/analytics/goal.machine.ts';
import { timeRecordingMachine } from '../../machines/analytics/time-recording.machine.ts';
import { analyticsWeekMachine, type Week } from '../../machines/analytics/week.machine.ts';
import { sendActivity } from '../../sync/activity.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { MissingPart } from '../../ui/parts/missing-part.tsx';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { AnalyticsGoalScreen } from '../../ui/screens/analytics/goal/goal.view.tsx';
import { TimeRecordingScreen } from '../../ui/screens/analytics/time-recording/time-recording.view.tsx';
import { AnalyticsWeekScreen } from '../../ui/screens/analytics/week/week.view.tsx';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { useAuth } from '../account/session.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useDownload } from '../shell/download.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectAnalyticsGoal } from './goal.connect.ts';
import { connectTimeRecording } from './time-recording.connect.ts';
import { connectAnalyticsWeek, dayName } from './week.connect.ts';

const WeekCharts = lazyPart('WeekCharts', () => import('../../ui/screens/analytics/week/week-charts.tsx'), {
  waiting: <LoadingText />,
  failed: <MissingPart onRetry={() => location.reload()} />,
});

const weekMachineOf = (person: string) =>
  analyticsWeekMachine.provide({
    actors: {
      getWeek: fromPromise<Week, OperationInput<'getWeek'>>(async ({ input, signal }) => {
        // What this device has recorded belongs to the week, too.
        await sendActivity(person);
        return loadWeek(input, signal);
      }),
    },
  });
const goalMachine = analyticsGoalMachine.provide({ actors: { setGoal, removeGoal } });
const recordingMachine = timeRecordingMachine.provide({ actors: { setTimeRecording, deleteRecordedTime } });

export function AnalyticsWeek() {
  const person = useAuth().currentUser?.id ?? '';
  const [machine] = useState(() => weekMachineOf(person));
  const [snapshot, send] = useMachine(machine);
  const refresh = () => send({ type: 'refresh' });
  const view = connectAnalyticsWeek(snapshot, send, {
    charts: ({ days, goal, isTimeRecorded }) => (
      <WeekCharts
        days={days.map((day) => ({ ...day, name: dayName(day.day) }))}
        goal={goal}
        isTimeRecorded={isTimeRecorded}
      />
    ),
    goal: ({ goal }) => <WeeklyGoal goal={goal} onChanged={refresh} />,
    recording: ({ isTimeRecorded }) => <Recording isOn={isTimeRecorded} onChanged={refresh} />,
  });
  return <AnalyticsWeekScreen view={view} />;
}

function WeeklyGoal({ goal, onChanged }: { goal: Week['goal']; onChanged: () => void }) {
  const [snapshot, send, flow] = useMachine(goalMachine, { input: { goal } });
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'changed', onChanged);
  return <AnalyticsGoalScreen view={connectAnalyticsGoal(snapshot, send)} />;
}

function Recording({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const [snapshot, send, flow] = useMachine(recordingMachine, { input: { isOn } });
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
