import { useMachine } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { listAssignments } from '../api/study.ts';
import { assignmentCalendarMachine } from '../machines/assignment-calendar.machine.ts';
import { assignmentDetailsMachine } from '../machines/assignment-details.machine.ts';
import { matches } from '../machines/assignment-filters.ts';
import { type Assignment, assignmentsMachine } from '../machines/assignments.machine.ts';
import { AssignmentCalendarScreen } from '../ui/screens/assignment-calendar/assignment-calendar.view.tsx';
import { AssignmentsScreen } from '../ui/screens/assignments/assignments.view.tsx';
import { connectAssignmentCalendar } from './assignment-calendar.connect.ts';
import { connectAssignments } from './assignments.connect.ts';
import { browserViewer, zoneNote } from './when.ts';

const machine = assignmentsMachine.provide({ actors: { listAssignments } });

// The dialogs' code is loaded once someone wants details.
const AssignmentDialogs = lazy(async () => {
  const dialogs = await import('./assignment-dialogs.tsx');
  return { default: dialogs.AssignmentDialogs };
});

export function Assignments() {
  const [viewer] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine, { input: viewer });
  const [month, sendToMonth] = useMachine(assignmentCalendarMachine, { input: viewer });
  const [dialog, sendToDialog] = useMachine(assignmentDetailsMachine);
  const onDetails = (assignment: Assignment) => sendToDialog({ type: 'open', assignment });
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
      {dialog.context.assignment && (
        <Suspense fallback={null}>
          <AssignmentDialogs
            details={dialog}
            send={sendToDialog}
            assignments={snapshot.context.assignments}
            zone={viewer.zone}
            onChanged={(assignment) => send({ type: 'refresh', assignment })}
          />
        </Suspense>
      )}
    </>
  );
}
