import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { addCourseInstructor, listCourseInstructors, removeCourseInstructor } from '../../api/teach/team.ts';
import { teachingTeamMachine } from '../../machines/teaching/team.machine.ts';
import { teachingTeamFormMachine } from '../../machines/teaching/team-form.machine.ts';
import { paths } from '../../paths.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { TeamScreen } from '../../ui/screens/teaching/team/team.view.tsx';
import { TeamFormScreen } from '../../ui/screens/teaching/team-form/team-form.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useSnapshot, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectTeam } from './team.connect.ts';
import { connectTeamForm } from './team-form.connect.ts';

const Removal = dialog('Removal', () => import('../../ui/screens/teaching/team/removal.tsx'));

const listMachine = teachingTeamMachine.provide({ actors: { listCourseInstructors, removeCourseInstructor } });

const formMachineOf = (person: string | undefined) => {
  const about = ({ courseId: subject }: { courseId: string }) => ({ person, form: 'instructor' as const, subject });
  return teachingTeamFormMachine.provide({
    actors: { addCourseInstructor: asPendingCall(addCourseInstructor, about) },
  });
};

/** /teach/courses/{courseId}/team. */
export function Team() {
  const { courseId = '' } = useParams();
  return <TeamOf key={courseId} courseId={courseId} />;
}

function TeamOf({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const navigate = useNavigate();
  const { zone } = useViewer();
  const [formMachine] = useState(() => formMachineOf(person));
  const [list, send, listFlow] = useFlow(listMachine, { input: { courseId } });
  const [, , formFlow] = useFlow(formMachine, { input: { courseId } });
  const [times, setTimes] = useState(0);
  useEmitted(listFlow, 'left', () => void navigate(paths.teach.overview, { replace: true }));
  useEmitted(formFlow, 'added', (added) => {
    send(added);
    setTimes((before) => before + 1);
  });
  const view = connectTeam(list, send, zone);
  const isAsked = view.state === 'confirming' || view.state === 'removing' || view.state === 'notRemoved';
  return (
    <TeamScreen
      view={view}
      removal={isAsked && <Removal view={view} />}
      form={
        // Each instructor that is added has a draft of their own.
        <WithDraft key={times} form="instructor" subject={courseId}>
          {(draft) => <TeamForm flow={formFlow} draft={draft} />}
        </WithDraft>
      }
    />
  );
}

type FormProps = { flow: ActorRefFrom<typeof teachingTeamFormMachine>; draft: Draft<'instructor'> };

function TeamForm({ flow, draft }: FormProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'added', () => draft.onSent());
  return <TeamFormScreen view={connectTeamForm(snapshot, flow.send, draft)} />;
}
