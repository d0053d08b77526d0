import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { downloadCalendar } from '../../api/schedule.ts';
import { classCalendarMachine } from '../../machines/schedule/calendar-file.machine.ts';
import { ClassCalendarScreen } from '../../ui/screens/schedule/calendar-file/calendar-file.view.tsx';
import { saveFile } from '../save-file.ts';
import { connectClassCalendar } from './calendar-file.connect.ts';

const machine = classCalendarMachine.provide({ actors: { downloadCalendar } });

/** "Add to calendar" of one class. */
export function ClassCalendar({ classId, title }: { classId: string; title: string }) {
  const [snapshot, send, flow] = useMachine(machine, { input: { classId } });
  useEffect(() => {
    const { unsubscribe } = flow.on('save.file', ({ file, name }) => saveFile(file, name));
    return unsubscribe;
  }, [flow]);
  return <ClassCalendarScreen view={connectClassCalendar(snapshot, send, title)} />;
}
