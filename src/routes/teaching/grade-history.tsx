/** The dialog with the grades of one cell, loaded when it is first opened. */
import type { ActorRefFrom } from 'xstate';
import type { gradeHistoryMachine } from '../../machines/teaching/grade-history.machine.ts';
import { GradeHistoryScreen } from '../../ui/screens/teaching/grade-history/grade-history.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { connectGradeHistory } from './grade-history.connect.ts';

type Props = { flow: ActorRefFrom<typeof gradeHistoryMachine>; zone: string };

export function GradeHistory({ flow, zone }: Props) {
  return <GradeHistoryScreen view={connectGradeHistory(useSnapshot(flow), flow.send, zone)} />;
}
