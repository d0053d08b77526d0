import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { attendanceMachine } from '../../machines/schedule/attendance.machine.ts';
import type { AttendanceView, Marks } from '../../ui/screens/schedule/attendance/attendance.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';

type Snapshot = SnapshotFrom<typeof attendanceMachine>;
type Send = ActorRefFrom<typeof attendanceMachine>['send'];

/** `draft` is absent while there is no form. */
export function connectAttendance(snapshot: Snapshot, send: Send, draft: Draft<'attendance'> | null): AttendanceView {
  const { students, failure } = snapshot.context;
  const saved: Marks = Object.fromEntries(students.map(({ studentId, mark }) => [studentId, mark]));
  /** The marks of listed students that differ from the saved ones. */
  const changed = (marks: Marks) =>
    students.flatMap(({ studentId, mark }) => {
      const wanted = marks[studentId] ?? mark;
      return wanted === mark ? [] : [{ studentId, mark: wanted }];
    });
  const form = {
    students,
    written: { ...saved, ...draft?.values?.marks },
    onWrite: (marks: Marks) => {
      draft?.onChange({ marks: Object.fromEntries(changed(marks).map(({ studentId, mark }) => [studentId, mark])) });
      send({ type: 'write' });
    },
    draft: draft?.note,
  };
  const onSubmit = (marks: Marks) => send({ type: 'submit', marks: changed(marks) });
  const why = sentence(failure, 'There was an error saving the attendance. Please try again.');
  return match(snapshot.value)
    .returnType<AttendanceView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'The students could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('marking', (state) => ({ state, ...form, onSubmit }))
    .with({ saving: 'underWay' }, () => ({ state: 'saving.underWay', ...form }))
    .with({ saving: 'delayed' }, () => ({ state: 'saving.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('saved', (state) => ({ state, ...form, onSubmit }))
    .exhaustive();
}
