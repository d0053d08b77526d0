import { useMachine } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { listAssignments } from '../api/study.ts';
import { assignmentCalendarMachine } from '../machines/assignment-calendar.machine.ts';
import { assignmentDetailsMachine } from '../machines/assignment-details.machine.ts';
import { type Assignment, assignmentsMachine, matches } from '../machines/assignments.machine.ts';
import { AssignmentCalendarScreen } from '../ui/screens/assignment-calendar/assignment-calendar.view.tsx';
import { AssignmentsScreen } from '../ui/screens/assignments/assignments.view.tsx';
import { connectAssignmentCalendar } from './assignment-calendar.connect.ts';
import { connectAssignmentDetails } from './assignment-details.connect.ts';
import { connectAssignments } from './assignments.connect.ts';
import { browserViewer, zoneNote } from './when.ts';

const machine = assignmentsMachine.provide({ actors: { listAssignments } });

// The dialog's code is loaded once someone wants details.
const AssignmentDetailsScreen = lazy(async () => {
  const { AssignmentDetailsScreen: Screen } = await import(
    '../ui/screens/assignment-details/assignment-details.view.tsx'
  );
  return { default: Screen };
});

export function Assignments() {
  const [viewer] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine, { input: viewer });
  const [month, sendToMonth] = useMachine(assignmentCalendarMachine, { input: viewer });
  const [dialog, sendToDialog] = useMachine(assignmentDetailsMachine);
  const onDetails = (assignment: Assignment) => sendToDialog({ type: 'open', assignment });
  const details = connectAssignmentDetails(dialog, sendToDialog, viewer.zone);
  return (
    <>
      <AssignmentsScreen
        view={connectAssignments(snapshot, send, { onDetails })}
        zone={zoneNote(viewer.zone)}
        calendar={
          <AssignmentCalendarScreen
            view={connectAssignmentCalendar(month, sendToMonth, { assignments: matches(snapshot.context), onDetails })}
          />
        }
      />
      {details.assignment && (
        <Suspense fallback={null}>
          <AssignmentDetailsScreen view={details} />
        </Suspense>
      )}
    </>
  );
}
