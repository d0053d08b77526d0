import { exampleAssignments } from '../../../../src/api/generated/examples.ts';
import { assignmentsMachine } from '../../../../src/machines/assignments/list.machine.ts';
import { alert, control, heading, words } from '../../browser/looks.ts';
import { button, press, reselect, retype } from '../../browser/stage.ts';
import { faultOf, model, passing } from '../../engine/model.ts';
import { viewer } from '../samples.ts';

const listed = { type: 'xstate.done.actor.listAssignments', output: exampleAssignments };
const listedAgain = { ...listed, type: 'xstate.done.actor.listAssignmentsAgain' };
const notListed = { type: 'xstate.error.actor.listAssignmentsAgain', error: faultOf(500) };

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
      shows: [alert('Failed to load assignments. Please try again later.'), control('Retry')],
    },
    'loaded.list.filtering': passing,
    'loaded.list.results': { says: '§assignments.7: a card an assignment', shows: [control(/^View Details/)] },
    'loaded.list.noMatches': {
      says: '§assignments.10: "No assignments found", "Try adjusting your filters or search query"',
      shows: [
        heading('No assignments found'),
        words('Try adjusting your filters or search query'),
        control('Clear Filters'),
      ],
    },
    'loaded.list.none': {
      says: '§assignments.10: "No assignments found", "You don\'t have any assignments yet"',
      shows: [heading('No assignments found'), words("You don't have any assignments yet")],
    },
    'loaded.calendar': {
      says: '§assignments.14: a month calendar of due dates',
      shows: [control('List View'), control('Next month')],
    },
  },
  // The first answer is kept, so that the second call ends by itself and cannot fail or change anything.
  possible: (event, { leaf, context }) => {
    if (event.type === 'refresh' || event.type === notListed.type) return false;
    if (event.type === listedAgain.type) return 'output' in event && event.output === context.assignments;
    return !(leaf === 'loaded.list.none' && /^(sort|show.calendar|search|filter)/.test(event.type));
  },
  besides: [
    { start: 'visit', events: [listed, listedAgain, { type: 'refresh' }, notListed] },
    { start: 'visit', events: [listed, listedAgain, { type: 'show.calendar' }, { type: 'refresh' }, listedAgain] },
  ],
  act: {
    search: ({ page }, event) => retype(page.getByRole('searchbox', { name: 'Search assignments' }), event.text),
    'filter.status': ({ page }, { status }) => reselect(page.getByLabel('Status', { exact: true }), status),
    'filter.due': ({ page }, { due }) => reselect(page.getByLabel('Due Date', { exact: true }), due),
    'filters.clear': button('Clear Filters'),
    sort: ({ page }) => press(page.getByRole('button', { name: /^Sort order/ })),
    'show.calendar': button('Calendar View'),
    'show.list': button('List View'),
    // The student asks for more time.
    refresh: async ({ page }) => {
      const shown = page.getByRole('button', { name: 'View Details: Question log' });
      if ((await shown.count()) === 0) await press(page.getByRole('button', { name: /: 1 due/ }).last());
      await press(shown);
      await press(page.getByRole('button', { name: 'Request Extension' }));
      await page.getByLabel('Reason', { exact: true }).fill('I am at a conference.');
      await page.getByLabel('Proposed date', { exact: true }).fill('2026-12-02');
      await press(page.getByRole('button', { name: 'Send Request' }));
      await press(
        page.getByRole('dialog', { name: 'Extension requested' }).getByRole('button', { name: 'Close', exact: true }),
      );
      return press(
        page.getByRole('dialog', { name: 'Question log' }).getByRole('button', { name: 'Close', exact: true }),
      );
    },
    retry: button('Retry'),
  },
});
