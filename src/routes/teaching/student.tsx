import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getStudentOfCourse } from '../../api/teach/student.ts';
import { teachingStudentMachine } from '../../machines/teaching/student.machine.ts';
import { StudentScreen } from '../../ui/screens/teaching/student/student.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { dialog } from '../parts.tsx';
import { useEmitted } from '../use-emitted.ts';
import { messageMachineOf } from './message-flow.ts';
import { connectStudent } from './student.connect.ts';

const RosterMessage = dialog('RosterMessage', () => import('./roster-message.tsx'));

const machine = teachingStudentMachine.provide({ actors: { getStudentOfCourse } });

/** /teach/courses/{courseId}/students/{studentId}. */
export function Student() {
  const { courseId = '', studentId = '' } = useParams();
  return <StudentOf key={`${courseId} ${studentId}`} courseId={courseId} studentId={studentId} />;
}

function StudentOf(input: { courseId: string; studentId: string }) {
  const { zone } = useViewer();
  const person = useAuth().currentUser?.id;
  const [snapshot, send] = useFlow(machine, { input });
  const [messageMachine] = useState(() => messageMachineOf(person));
  const [message, sendToMessage, flow] = useFlow(messageMachine, { input: { courseId: input.courseId } });
  useEmitted(flow, 'sent', () => send({ type: 'refresh' }));
  const { student } = snapshot.context;
  useTitle(student ? `${student.name}: ${student.courseTitle}` : 'Student');
  const view = connectStudent(snapshot, send, {
    zone,
    onMessage: (students) => sendToMessage({ type: 'open', students }),
  });
  return (
    <>
      <StudentScreen view={view} />
      {!message.matches('closed') && <RosterMessage flow={flow} />}
    </>
  );
}
