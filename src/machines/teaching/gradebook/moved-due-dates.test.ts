import { expect, it } from 'vitest';
import { exampleGradebook } from '../../../api/generated/examples.ts';
import { withMovedDueDates } from './moved-due-dates.ts';

const [example = expect.fail('The contract has a student.')] = exampleGradebook.items;
const dueDate = '2026-12-02T17:00:00.000Z';
const before = '2026-11-18T17:00:00Z';
const later = '2026-12-03T17:00:00Z';
const student = (id: string, cells: (typeof example)['cells']) => ({
  ...example,
  id,
  cells,
  missing: cells.filter(({ status }) => status === 'missing').length,
});
const cell = (assignmentId: string, status: (typeof example)['cells'][number]['status'], dueAt = before) => ({
  assignmentId,
  status,
  dueAt,
});
const both = [
  student('ada', [cell('log', 'missing'), cell('report', 'missing')]),
  student('bo', [cell('log', 'open'), cell('report', 'open')]),
];

it('§teaching.67 nobody misses what has a later due date now', () => {
  expect(withMovedDueDates(both, { assignmentId: 'log', studentIds: null, dueDate })).toEqual([
    student('ada', [cell('log', 'open', dueDate), cell('report', 'missing')]),
    student('bo', [cell('log', 'open', dueDate), cell('report', 'open')]),
  ]);
});

it('moves those of the chosen students alone', () => {
  const [ada, bo] = withMovedDueDates(both, { assignmentId: 'log', studentIds: ['ada'], dueDate });
  expect([ada?.missing, ada?.cells[0]?.dueAt]).toEqual([1, dueDate]);
  expect(bo).toEqual(both[1]);
});

it.each([
  ['a later due date', cell('log', 'open', later)],
  ['the same due date', cell('log', 'missing', dueDate)],
  ['submitted work', cell('log', 'waiting')],
  ['returned work', cell('log', 'returned')],
  ['work that was seen', cell('log', 'seen')],
  ['blind grading', { assignmentId: 'log', status: 'blind' as const }],
])('leaves alone %s', (_what, one) => {
  const students = [student('cy', [one])];
  expect(withMovedDueDates(students, { assignmentId: 'log', studentIds: null, dueDate })).toEqual(students);
});
