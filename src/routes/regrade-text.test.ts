import { expect, it } from 'vitest';
import { dayAndTime } from './dates.ts';
import { regradeText } from './regrade-text.ts';

const asked = { reason: 'Line 2 says why.', requestedAt: '2026-11-21T10:00:00Z' };
const answered = { answeredBy: 'Sarah Chen', answeredAt: '2026-11-22T09:00:00Z' };
const sunday = dayAndTime('UTC', answered.answeredAt);

it.each([
  [{ status: 'requested' as const }, "Waiting for an instructor's answer"],
  [{ status: 'kept' as const, ...answered }, `Answered by Sarah Chen on ${sunday}. The grade stays at 72%.`],
  [{ status: 'kept' as const, answeredAt: answered.answeredAt }, `Answered on ${sunday}. The grade stays at 72%.`],
  [
    { status: 'regraded' as const, ...answered, grade: 80 },
    `Regraded by Sarah Chen on ${sunday}: 72% before, 80% after.`,
  ],
])('§assignments.39, §grading.50 says what came of a regrade request: %j', (regrade, outcome) => {
  expect(regradeText({ ...asked, ...regrade }, 72, 'UTC')).toMatchObject({
    requested: `Regrade requested on ${dayAndTime('UTC', asked.requestedAt)}`,
    reason: asked.reason,
    outcome,
  });
});
