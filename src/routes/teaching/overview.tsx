import { listTaughtCourses } from '../../api/teach/courses.ts';
import { teachingOverviewMachine } from '../../machines/teaching/overview.machine.ts';
import { TeachingScreen } from '../../ui/screens/teaching/overview/overview.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { connectTeaching } from './overview.connect.ts';
import { StudentView } from './student-view.tsx';

const machine = teachingOverviewMachine.provide({ actors: { listTaughtCourses } });

export function Teaching() {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine);
  const studentView = ({ id, title }: { id: string; title: string }) => <StudentView course={{ id, title }} />;
  return <TeachingScreen view={connectTeaching(snapshot, send, { zone, studentView })} />;
}
