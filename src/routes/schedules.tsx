import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { listClasses } from '../api/study.ts';
import { schedulesMachine } from '../machines/schedules.machine.ts';
import { SchedulesScreen } from '../ui/screens/schedules/schedules.view.tsx';
import { connectSchedules } from './schedules.connect.ts';
import { browserViewer, zoneNote } from './when.ts';

const machine = schedulesMachine.provide({ actors: { listClasses } });

export function Schedules() {
  const [viewer] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine, { input: viewer });
  return <SchedulesScreen view={connectSchedules(snapshot, send)} zone={zoneNote(viewer.zone)} />;
}
