/** The dialogs behind the buttons of an assignment's details. Loaded with them. */
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { getSubmission, requestExtension, submitAssignment, uploadSubmissionFile } from '../api/assignments.ts';
import type { AssignmentChanged } from '../machines/assignment-changed.ts';
import { assignmentExtensionMachine } from '../machines/assignment-extension.machine.ts';
import type { AssignmentFile } from '../machines/assignment-file.machine.ts';
import { assignmentSubmissionMachine } from '../machines/assignment-submission.machine.ts';
import { assignmentSubmissionViewMachine } from '../machines/assignment-submission-view.machine.ts';
import type { Assignment } from '../machines/assignments.machine.ts';
import { AssignmentDetailsScreen } from '../ui/screens/assignment-details/assignment-details.view.tsx';
import { AssignmentExtensionScreen } from '../ui/screens/assignment-extension/assignment-extension.view.tsx';
import { AssignmentSubmissionScreen } from '../ui/screens/assignment-submission/assignment-submission.view.tsx';
import { AssignmentSubmissionViewScreen } from '../ui/screens/assignment-submission-view/assignment-submission-view.view.tsx';
import { connectAssignmentDetails } from './assignment-details.connect.ts';
import { connectAssignmentExtension } from './assignment-extension.connect.ts';
import { AssignmentFileRow } from './assignment-file.tsx';
import { connectAssignmentSubmission } from './assignment-submission.connect.ts';
import { connectAssignmentSubmissionView } from './assignment-submission-view.connect.ts';

const extensionMachine = assignmentExtensionMachine.provide({ actors: { requestExtension } });
const submissionMachine = assignmentSubmissionMachine.provide({ actors: { uploadSubmissionFile, submitAssignment } });
const submissionViewMachine = assignmentSubmissionViewMachine.provide({ actors: { getSubmission } });

type Changes = {
  on: (type: 'assignmentChanged', listener: (event: AssignmentChanged) => void) => { unsubscribe: () => void };
};

function useChanges(flow: Changes, onChanged: (assignment?: Assignment) => void) {
  useEffect(() => {
    const { unsubscribe } = flow.on('assignmentChanged', ({ assignment }) => onChanged(assignment));
    return unsubscribe;
  });
}

type AssignmentDialogsProps = {
  details: Parameters<typeof connectAssignmentDetails>[0];
  send: Parameters<typeof connectAssignmentDetails>[1];
  assignments: Assignment[];
  zone: string;
  onChanged: (assignment?: Assignment) => void;
};

export function AssignmentDialogs({ details, send, assignments, zone, onChanged }: AssignmentDialogsProps) {
  const [extension, sendToExtension, extensionFlow] = useMachine(extensionMachine);
  const [submission, sendToSubmission, submissionFlow] = useMachine(submissionMachine);
  const [submitted, sendToSubmitted] = useMachine(submissionViewMachine);
  useChanges(extensionFlow, onChanged);
  useChanges(submissionFlow, onChanged);
  const row = (file: AssignmentFile, name: string, size?: string): ReactNode => (
    <AssignmentFileRow file={file} name={name} {...(size && { size })} />
  );
  const view = connectAssignmentDetails(details, send, {
    zone,
    assignments,
    row,
    onExtension: (assignment) => sendToExtension({ type: 'open', assignment }),
    onSubmit: (assignment) => sendToSubmission({ type: 'open', assignment }),
    onSubmission: (assignment) => sendToSubmitted({ type: 'open', assignment }),
  });
  return (
    <>
      <AssignmentDetailsScreen view={view} />
      <AssignmentExtensionScreen view={connectAssignmentExtension(extension, sendToExtension, zone)} />
      <AssignmentSubmissionScreen view={connectAssignmentSubmission(submission, sendToSubmission, zone)} />
      <AssignmentSubmissionViewScreen
        view={connectAssignmentSubmissionView(submitted, sendToSubmitted, { zone, row })}
      />
    </>
  );
}
