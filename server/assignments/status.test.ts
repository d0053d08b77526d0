import { expect, test } from 'vitest';
import { statusNow } from './status.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('§assignments.15 assignments: only a pending one turns overdue, once its due moment has passed', () => {
  expect(statusNow('pending', at('17:00:00'), at('17:00:00'))).toBe('pending');
  expect(statusNow('pending', at('17:00:00'), at('17:00:01'))).toBe('overdue');
  expect(statusNow('completed', at('17:00:00'), at('18:00:00'))).toBe('completed');
  expect(statusNow('graded', at('17:00:00'), at('18:00:00'))).toBe('graded');
});
