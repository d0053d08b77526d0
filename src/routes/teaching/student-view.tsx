import { expiryOf } from '../../api/account/session-store.ts';
import { draftsDeleted } from '../../api/signals.ts';
import { endStudentView, startStudentView } from '../../api/teach/student-view.ts';
import { studentViewMachine } from '../../machines/teaching/student-view.machine.ts';
import { paths } from '../../paths.ts';
import { eraseDraftsOf } from '../../sync/device-store.ts';
import { StudentViewScreen } from '../../ui/screens/teaching/student-view/student-view.view.tsx';
import { leaveAs, useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectStudentView } from './student-view.connect.ts';

const machine = studentViewMachine.provide({ actors: { startStudentView, endStudentView } });

type StudentViewProps = { course: { id: string; title: string }; isOn?: boolean };

/** Switches Student view on or off, and loads the page again, so that no data of one role stays in the other. */
export function StudentView({ course: { id, title }, isOn = false }: StudentViewProps) {
  const person = useAuth().currentUser?.id ?? '';
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId: id, isOn } });
  useEmitted(flow, 'switched', async ({ session: { token, user } }) => {
    if (isOn) {
      // What was typed in Student view belongs to no real student, so it is deleted.
      draftsDeleted.emit();
      await eraseDraftsOf(person).catch(() => {});
    }
    const session = { token, user, expiresAt: expiryOf(token, Date.now()) };
    leaveAs(session, isOn ? paths.teach.course(id) : paths.course(id));
  });
  return <StudentViewScreen view={connectStudentView(snapshot, send, title)} />;
}
