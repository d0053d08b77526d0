import type { EventObject } from 'xstate';
import { exampleAssignments } from '../../../../src/api/generated/examples.ts';
import type { AssignmentFilters } from '../../../../src/machines/assignments/filters.ts';
import { assignmentsMachine } from '../../../../src/machines/assignments/list.machine.ts';
import { assignmentDialog } from '../../../pages/assignments/details.page.ts';
import { extensionDialog } from '../../../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { press, pressing, reselect, retype } from '../../browser/page-helpers.ts';
import { faultOf } from '../../engine/failed-call.ts';
import { model, passing } from '../../engine/model.ts';
import { viewer } from '../samples.ts';

const listed = { type: 'xstate.done.actor.listAssignments', output: exampleAssignments };
const listedAgain = { ...listed, type: 'xstate.done.actor.listAssignmentsAgain' };
const notListed = { type: 'xstate.error.actor.listAssignmentsAgain', error: faultOf(500) };

const repeatsChoice = (event: EventObject, { search, status, due }: AssignmentFilters) =>
  ('text' in event && event.text === search) ||
  ('status' in event && event.status === status) ||
  ('due' in event && event.due === due);

export const assignments = model(assignmentsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/assignments'), input: () => viewer } },
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
    loading: {
      says: '§assignments.8: four skeleton cards while loading',
      shows: [(page) => page.getByRole('region', { name: 'Assignments' }).getByRole('listitem').nth(3)],
    },
    failed: {
      says: '§assignments.9: "Failed to load assignments. Please try again later." in an Error alert',
      shows: [alert('Failed to load assignments. Please try again later.'), on(failure, 'retryButton')],
    },
    'loaded.list.filtering': passing,
    'loaded.list.results': {
      says: '§assignments.7: a card an assignment',
      shows: [on(assignmentsPage, 'detailsButtons')],
    },
    'loaded.list.noMatches': {
      says: '§assignments.10: "No assignments found", "Try adjusting your filters or search query"',
      shows: [
        heading('No assignments found'),
        text('Try adjusting your filters or search query'),
        on(assignmentsPage, 'clearFiltersButton'),
      ],
    },
    'loaded.list.none': {
      says: '§assignments.10: "No assignments found", "You don\'t have any assignments yet"',
      shows: [heading('No assignments found'), text("You don't have any assignments yet")],
    },
    'loaded.calendar': {
      says: '§assignments.14: a month calendar of due dates',
      shows: [on(assignmentsPage, 'listButton'), on(assignmentsPage, 'nextMonthButton')],
    },
  },
  // The first answer is kept, so that the second call ends by itself and cannot fail or change anything.
  possible: (event, { leaf, context }) => {
    if (event.type === 'refresh' || event.type === notListed.type) return false;
    if (event.type === listedAgain.type) return 'output' in event && event.output === context.assignments;
    // A page chooses the same again by way of "all", and without assignments that leaves nothing to filter.
    if (context.assignments.length === 0 && repeatsChoice(event, context)) return false;
    return !(leaf === 'loaded.list.none' && /^(sort|show.calendar|search|filter)/.test(event.type));
  },
  besides: [
    { start: 'visit', events: [listed, listedAgain, { type: 'refresh' }, notListed] },
    { start: 'visit', events: [listed, listedAgain, { type: 'show.calendar' }, { type: 'refresh' }, listedAgain] },
  ],
  act: {
    search: ({ page }, event) => retype(assignmentsPage(page).search, event.text),
    'filter.status': ({ page }, { status }) => reselect(assignmentsPage(page).status, status),
    'filter.due': ({ page }, { due }) => reselect(assignmentsPage(page).dueDate, due),
    'filters.clear': pressing(assignmentsPage, 'clearFiltersButton'),
    sort: ({ page }) => press(assignmentsPage(page).sortOrderButton),
    'show.calendar': pressing(assignmentsPage, 'calendarButton'),
    'show.list': pressing(assignmentsPage, 'listButton'),
    // In the product, asking for more time sends this event.
    refresh: async ({ page }) => {
      const shown = assignmentsPage(page).detailsButton('Question log');
      if ((await shown.count()) === 0) await press(assignmentsPage(page).dueDayButtons.last());
      await press(shown);
      await press(assignmentDialog(page).extensionButton);
      await extensionDialog(page).reason.fill('I am at a conference.');
      await extensionDialog(page).date.fill('2026-12-02');
      await press(extensionDialog(page).sendButton);
      await press(openDialog(page).closeButton);
      return press(openDialog(page).closeButton);
    },
    retry: pressing(failure, 'retryButton'),
  },
});
