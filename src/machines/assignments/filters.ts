/** Which assignments a student sees, and in which order (§assignments.4 to §assignments.6). */

import { dayIn, today, type Viewer } from '../calendar-day.ts';
import { isToSubmit } from './to-submit.ts';
import type { Assignment } from './types.ts';

type DueFilter = 'all' | 'upcoming' | 'overdue' | 'completed';

export type AssignmentFilters = {
  search: string;
  status: 'all' | Assignment['status'];
  due: DueFilter;
  field: 'dueDate' | 'title';
  order: 'asc' | 'desc';
};

/** §assignments.5, §assignments.34: graded assignments count as completed; what is due today is not yet overdue. */
function isDue(assignment: Assignment, due: DueFilter, viewer: Viewer): boolean {
  if (due === 'all') return true;
  const { status, dueDate } = assignment;
  if (due === 'completed') return status === 'completed' || status === 'graded';
  const isPast = dayIn(viewer.zone, dueDate) < today(viewer);
  return isToSubmit(assignment) && isPast === (due === 'overdue');
}

type Shown = AssignmentFilters & { viewer: Viewer; assignments: Assignment[] };

/** The assignments that match the filters, sorted. */
export function matches({ assignments, search, status, due, field, order, viewer }: Shown): Assignment[] {
  const wanted = search.trim().toLowerCase();
  const direction = order === 'asc' ? 1 : -1;
  return assignments
    .filter(
      (assignment) =>
        [assignment.title, assignment.courseName, assignment.description].some((text) =>
          text.toLowerCase().includes(wanted),
        ) &&
        (status === 'all' || assignment.status === status) &&
        isDue(assignment, due, viewer),
    )
    .sort((a, b) =>
      field === 'title'
        ? direction * a.title.localeCompare(b.title, 'en')
        : direction * (Date.parse(a.dueDate) - Date.parse(b.dueDate)),
    );
}
