import { useParams } from 'react-router-dom';
import { getStudentOfCourse } from '../../api/teach/student.ts';
import { teachingStudentMachine } from '../../machines/teaching/student.machine.ts';
import { StudentScreen } from '../../ui/screens/teaching/student/student.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { connectStudent } from './student.connect.ts';

const machine = teachingStudentMachine.provide({ actors: { getStudentOfCourse } });

/** /teach/courses/{courseId}/students/{studentId}. */
export function Student() {
  const { courseId = '', studentId = '' } = useParams();
  return <StudentOf key={`${courseId} ${studentId}`} courseId={courseId} studentId={studentId} />;
}

function StudentOf(input: { courseId: string; studentId: string }) {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine, { input });
  const { student } = snapshot.context;
  useTitle(student ? `${student.name}: ${student.courseTitle}` : 'Student');
  return <StudentScreen view={connectStudent(snapshot, send, zone)} />;
}
