import { expect, test } from 'vitest';
import { statusNow } from './status.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('§assignments.15 assignments: only a pending one turns overdue, once its due moment has passed', () => {
  const own = { dueAt: at('17:00:00'), excusedAt: null };
  expect(statusNow({ ...own, status: 'pending' }, at('17:00:00'))).toBe('pending');
  expect(statusNow({ ...own, status: 'pending' }, at('17:00:01'))).toBe('overdue');
  expect(statusNow({ ...own, status: 'completed' }, at('18:00:00'))).toBe('completed');
  expect(statusNow({ ...own, status: 'graded' }, at('18:00:00'))).toBe('graded');
});

test('§assignments.33 an assignment that its student is excused from stays pending', () => {
  const own = { dueAt: at('17:00:00'), excusedAt: at('16:00:00') };
  expect(statusNow({ ...own, status: 'pending' }, at('17:00:01'))).toBe('pending');
});
