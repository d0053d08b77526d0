/** An assignment's details and the dialogs that their buttons open, loaded together when the details open. */

import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type AssignmentFile,
  getSubmission,
  markFeedbackSeen,
  requestExtension,
  requestRegrade,
  submitAssignment,
  uploadSubmissionFile,
} from '../../api/assignment.ts';
import { assignmentExtensionMachine } from '../../machines/assignments/extension.machine.ts';
import { regradeRequestMachine } from '../../machines/assignments/regrade-request.machine.ts';
import { assignmentSubmissionMachine } from '../../machines/assignments/submission.machine.ts';
import { assignmentSubmissionViewMachine } from '../../machines/assignments/submitted.machine.ts';
import type { Assignment, AssignmentChanged } from '../../machines/assignments/types.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { AssignmentDetailsScreen } from '../../ui/screens/assignments/details/details.view.tsx';
import { AssignmentExtensionScreen } from '../../ui/screens/assignments/extension/extension.view.tsx';
import { AssignmentSubmissionScreen } from '../../ui/screens/assignments/submission/submission.view.tsx';
import { AssignmentSubmissionViewScreen } from '../../ui/screens/assignments/submitted/submitted.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useSnapshot } from '../first-screen.ts';
import { dialog, part } from '../parts.tsx';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useWritten } from '../sync/written.ts';
import { type Emitter, useEmitted } from '../use-emitted.ts';
import { AssignmentFileRow } from './attachment.tsx';
import { connectAssignmentDetails } from './details.connect.ts';
import { connectAssignmentExtension } from './extension.connect.ts';
import { connectAssignmentSubmission } from './submission.connect.ts';
import { connectAssignmentSubmissionView } from './submitted.connect.ts';

// Loaded only for projects, because few assignments are projects.
const Project = part('Project', () => import('../practice/project.tsx'));

const RegradeRequest = dialog('RegradeRequest', () => import('./regrade-request.tsx'));

type About = { assignmentId: string };

const extensionMachineOf = (person: string | undefined) => {
  const about = ({ assignmentId: subject }: About) => ({ person, form: 'extension' as const, subject });
  return assignmentExtensionMachine.provide({ actors: { requestExtension: asPendingCall(requestExtension, about) } });
};
const submissionMachineOf = (person: string | undefined) => {
  const about = ({ assignmentId: subject }: About) => ({ person, form: 'submission' as const, subject });
  return assignmentSubmissionMachine.provide({
    actors: { uploadSubmissionFile, submitAssignment: asPendingCall(submitAssignment, about) },
  });
};
const submissionViewMachine = assignmentSubmissionViewMachine.provide({ actors: { getSubmission, markFeedbackSeen } });

const regradeMachineOf = (person: string | undefined) => {
  const about = ({ assignmentId: subject }: About) => ({ person, form: 'regradeRequest' as const, subject });
  return regradeRequestMachine.provide({ actors: { requestRegrade: asPendingCall(requestRegrade, about) } });
};

const useChanges = (flow: Emitter<AssignmentChanged>, onChanged: (assignment?: Assignment) => void) =>
  useEmitted(flow, 'assignmentChanged', ({ assignment }) => onChanged(assignment));

type AssignmentDialogsProps = {
  details: Parameters<typeof connectAssignmentDetails>[0];
  send: Parameters<typeof connectAssignmentDetails>[1];
  assignments: Assignment[];
  viewer: Viewer;
  onChanged: (assignment?: Assignment) => void;
};

export function AssignmentDialogs({ details, send, assignments, viewer, onChanged }: AssignmentDialogsProps) {
  const { zone } = viewer;
  const person = useAuth().currentUser?.id;
  const [extensionMachine] = useState(() => extensionMachineOf(person));
  const [submissionMachine] = useState(() => submissionMachineOf(person));
  const [extension, sendToExtension, extensionFlow] = useFlow(extensionMachine);
  const [submission, sendToSubmission, submissionFlow] = useFlow(submissionMachine);
  const [submitted, sendToSubmitted] = useFlow(submissionViewMachine);
  const [regradeMachine] = useState(() => regradeMachineOf(person));
  const [regrade, sendToRegrade, regradeFlow] = useFlow(regradeMachine);
  useEmitted(regradeFlow, 'requested', ({ submission: now }) => sendToSubmitted({ type: 'updated', submission: now }));
  useEmitted(regradeFlow, 'outdated', () => sendToSubmitted({ type: 'reload' }));
  useChanges(extensionFlow, onChanged);
  useChanges(submissionFlow, onChanged);
  const row = (file: AssignmentFile, name: string, size?: string): ReactNode => (
    <AssignmentFileRow file={file} name={name} {...(size && { size })} />
  );
  const view = connectAssignmentDetails(details, send, {
    zone,
    assignments,
    row,
    project: (assignment) => <Project assignment={assignment} onChanged={onChanged} />,
    onExtension: (assignment) => sendToExtension({ type: 'open', assignment }),
    onSubmit: (assignment) => sendToSubmission({ type: 'open', assignment }),
    onSubmission: (assignment) => sendToSubmitted({ type: 'open', assignment }),
  });
  return (
    <>
      <AssignmentDetailsScreen view={view} />
      {!extension.matches('closed') && (
        <WithDraft form="extension" subject={extension.context.assignment?.id ?? ''}>
          {(draft) => <Extension flow={extensionFlow} viewer={viewer} draft={draft} />}
        </WithDraft>
      )}
      {!submission.matches('closed') && (
        <WithDraft form="submission" subject={submission.context.assignment?.id ?? ''}>
          {(draft) => <Submission flow={submissionFlow} zone={zone} draft={draft} />}
        </WithDraft>
      )}
      <AssignmentSubmissionViewScreen
        view={connectAssignmentSubmissionView(submitted, sendToSubmitted, {
          zone,
          row,
          onRegrade: (graded) => sendToRegrade({ type: 'open', graded }),
        })}
      />
      {!regrade.matches('closed') && (
        <RegradeRequest flow={regradeFlow} subject={regrade.context.graded?.assignment.id ?? ''} />
      )}
    </>
  );
}

type ExtensionProps = {
  flow: ActorRefFrom<typeof assignmentExtensionMachine>;
  viewer: Viewer;
  draft: Draft<'extension'>;
};

function Extension({ flow, viewer, draft }: ExtensionProps) {
  const snapshot = useSnapshot(flow);
  useChanges(flow, (assignment) => assignment && draft.onSent());
  return <AssignmentExtensionScreen view={connectAssignmentExtension(snapshot, flow.send, { viewer, draft })} />;
}

type SubmissionProps = {
  flow: ActorRefFrom<typeof assignmentSubmissionMachine>;
  zone: string;
  draft: Draft<'submission'>;
};

function Submission({ flow, zone, draft }: SubmissionProps) {
  const snapshot = useSnapshot(flow);
  useChanges(flow, (assignment) => assignment && draft.onSent());
  const { onWrite } = useWritten(flow, draft, draft.values?.text ?? snapshot.context.text);
  return (
    <AssignmentSubmissionScreen
      view={connectAssignmentSubmission(snapshot, flow.send, { zone, draft: { ...draft, onWrite } })}
    />
  );
}
