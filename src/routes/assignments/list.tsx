import { listAssignments } from '../../api/assignments.ts';
import { assignmentCalendarMachine } from '../../machines/assignments/calendar.machine.ts';
import { assignmentDetailsMachine } from '../../machines/assignments/details.machine.ts';
import { matches } from '../../machines/assignments/filters.ts';
import { assignmentsMachine } from '../../machines/assignments/list.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { AssignmentCalendarScreen } from '../../ui/screens/assignments/calendar/calendar.view.tsx';
import { AssignmentsScreen } from '../../ui/screens/assignments/list/list.view.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { connectAssignmentCalendar } from './calendar.connect.ts';
import { connectAssignments } from './list.connect.ts';

const machine = assignmentsMachine.provide({ actors: { listAssignments } });

// Loaded when the details of an assignment are first opened.
const AssignmentDialogs = dialog('AssignmentDialogs', () => import('./dialogs.tsx'));

const choices = {
  search: 'text',
  status: ['all', 'pending', 'overdue', 'completed', 'graded'],
  due: ['all', 'upcoming', 'overdue', 'completed'],
  field: ['dueDate', 'title'],
  order: ['asc', 'desc'],
} as const;

export function Assignments() {
  return <AssignmentsOf key={useVisit()} />;
}

function AssignmentsOf() {
  const viewer = useViewer();
  const filters = useFirstChosen(choices);
  const [snapshot, send] = useFlow(machine, { input: { ...viewer, filters } });
  useChosen(choices, snapshot.context);
  const [month, sendToMonth] = useFlow(assignmentCalendarMachine, { input: viewer });
  const [dialog, sendToDialog] = useFlow(assignmentDetailsMachine);
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
        <AssignmentDialogs
          details={dialog}
          send={sendToDialog}
          assignments={snapshot.context.assignments}
          viewer={viewer}
          onChanged={(assignment) => send({ type: 'refresh', assignment })}
        />
      )}
    </>
  );
}
