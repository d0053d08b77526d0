import { expect, it } from 'vitest';
import { lateBy } from './late-by.ts';

it.each([
  ['2026-11-18T16:40:00Z', '2 days late'],
  ['2026-11-17T09:00:00Z', '1 day late'],
  ['2026-11-17T08:59:59Z', '23 hours late'],
  ['2026-11-16T10:00:00Z', '1 hour late'],
  ['2026-11-16T09:59:59Z', '59 minutes late'],
  ['2026-11-16T09:00:01Z', '1 minute late'],
])('§teaching.70 says how late work was: %s is %s', (submittedAt, said) => {
  expect(lateBy('2026-11-16T09:00:00Z', submittedAt)).toBe(said);
});
