import { exampleAssignments } from '../../../src/api/examples.ts';
import { assignmentsMachine } from '../../../src/machines/assignments.machine.ts';
import { model, passing } from '../engine/model.ts';
import { viewer } from './samples.ts';

export const assignments = model(assignmentsMachine)({
  starts: { visit: { input: () => viewer } },
  events: {
    search: [{ text: 'question' }, { text: 'no such assignment' }],
    'filter.status': [{ status: 'pending' }],
    'filter.due': [{ due: 'overdue' }],
    'filters.clear': [{}],
    sort: [{ field: 'title' }],
    'show.calendar': [{}],
    'show.list': [{}],
    refresh: [{}],
    retry: [{}],
  },
  answers: { listAssignments: { done: [exampleAssignments, []], error: [500] } },
  see: {
    loading: { says: '§2: four skeleton cards while loading' },
    failed: { says: '§8: "Failed to load assignments. Please try again later." in an Error alert' },
    'loaded.list.filtering': passing,
    'loaded.list.results': { says: '§2: a card an assignment' },
    'loaded.list.noMatches': { says: '§2: "No assignments found", "Try adjusting your filters or search query"' },
    'loaded.list.none': { says: '§2: "No assignments found", "You don\'t have any assignments yet"' },
    'loaded.calendar': { says: 'decisions 5: a month calendar of due dates' },
  },
});
