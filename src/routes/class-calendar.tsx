import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { downloadCalendar } from '../api/study.ts';
import { classCalendarMachine } from '../machines/class-calendar.machine.ts';
import { ClassCalendarScreen } from '../ui/screens/class-calendar/class-calendar.view.tsx';
import { connectClassCalendar } from './class-calendar.connect.ts';
import { saveFile } from './save-file.ts';

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
