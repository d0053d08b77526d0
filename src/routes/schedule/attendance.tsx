import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { listAttendance, saveAttendance } from '../../api/teach/classes.ts';
import { attendanceMachine } from '../../machines/schedule/attendance.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { AttendanceScreen } from '../../ui/screens/schedule/attendance/attendance.view.tsx';
import { useAuth } from '../account/session.tsx';
import { dayAndTime } from '../dates.ts';
import { useFlow, useSnapshot, useViewer } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectAttendance } from './attendance.connect.ts';

type About = { courseId: string; classId: string };

const subjectOf = ({ courseId, classId }: About) => `${courseId}.${classId}`;

const machineOf = (person: string | undefined) => {
  const about = (input: About) => ({ person, form: 'attendance' as const, subject: subjectOf(input) });
  return attendanceMachine.provide({
    actors: { listAttendance, saveAttendance: asPendingCall(saveAttendance, about) },
  });
};

export function Attendance() {
  const { courseId = '', classId = '' } = useParams();
  return <ClassAttendance key={`${courseId}.${classId}`} courseId={courseId} classId={classId} />;
}

function ClassAttendance(of: About) {
  const person = useAuth().currentUser?.id;
  const [machine] = useState(() => machineOf(person));
  const [snapshot, send, flow] = useFlow(machine, { input: of });
  if (snapshot.matches('loading') || snapshot.matches('failed')) {
    return (
      <AttendanceScreen view={connectAttendance(snapshot, send, null)} courseId={of.courseId} course="" about="" />
    );
  }
  return (
    <WithDraft form="attendance" subject={subjectOf(of)}>
      {(draft) => <Marking flow={flow} courseId={of.courseId} draft={draft} />}
    </WithDraft>
  );
}

type MarkingProps = { flow: ActorRefFrom<typeof attendanceMachine>; courseId: string; draft: Draft<'attendance'> };

function Marking({ flow, courseId, draft }: MarkingProps) {
  const { zone } = useViewer();
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'saved', () => draft.onSent());
  const { class: session, courseTitle = '' } = snapshot.context.about ?? {};
  const about = session ? `${session.title}, ${dayAndTime(zone, session.startsAt)}` : '';
  const view = connectAttendance(snapshot, flow.send, draft);
  return <AttendanceScreen view={view} courseId={courseId} course={courseTitle} about={about} />;
}
