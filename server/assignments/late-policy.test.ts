import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLate, isTaken, lateGrade, percentOff, takenUntil } from './late-policy.ts';

const at = (time: string) => new Date(`2026-11-${time}Z`);
const policy = { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 };
const dueAt = at('20T17:00:00');

const policies = fc.record({
  graceMinutes: fc.integer({ min: 0, max: 1440 }),
  percentPerDay: fc.integer({ min: 0, max: 100 }),
  floor: fc.integer({ min: 0, max: 100 }),
  lastDay: fc.integer({ min: 0, max: 60 }),
});
const grade = fc.integer({ min: 0, max: 100 });
const days = fc.integer({ min: 0, max: 400 });

describe('§grading.60 days late', () => {
  it.each([
    ['20T16:59:59', 0],
    ['20T17:00:00.999', 0],
    ['20T17:15:00.999', 0],
    ['20T17:15:01', 1],
    ['21T17:15:00', 1],
    ['21T17:15:01', 2],
  ])('at %s are %i', (time, late) => expect(daysLate(policy, dueAt, at(time))).toBe(late));

  it('count from the second of the due date without a grace period', () => {
    const none = { ...policy, graceMinutes: 0 };
    expect(daysLate(none, at('20T17:00:00.700'), at('20T17:00:00.900'))).toBe(0);
    expect(daysLate(none, at('20T17:00:00.700'), at('20T17:00:01.100'))).toBe(1);
  });
});

describe('§grading.61 the grade that lateness leaves', () => {
  it.each([
    [86, 1, 76],
    [86, 4, 50],
    [86, 40, 50],
    [40, 3, 40],
  ])('of %i after %i days is %i', (given, late, left) => expect(lateGrade(policy, given, late)).toBe(left));

  it('is never above what was given, nor below the floor, unless that was given', () => {
    fc.assert(
      fc.property(policies, grade, days, (one, given, late) => {
        const left = lateGrade(one, given, late);
        return left <= given && left >= Math.min(given, one.floor) && Number.isInteger(left);
      }),
    );
  });

  it('is never more after more days', () => {
    fc.assert(
      fc.property(
        policies,
        grade,
        days,
        days,
        (one, given, late, more) =>
          lateGrade(one, given, late + more) <= lateGrade(one, given, late) &&
          percentOff(one, late + more) >= percentOff(one, late),
      ),
    );
  });

  it('is what was given, in time', () => {
    fc.assert(
      fc.property(policies, grade, fc.integer({ min: 0, max: 1440 * 60 }), (one, given, early) => {
        const received = new Date(dueAt.getTime() - early * 1000);
        return lateGrade(one, given, daysLate(one, dueAt, received)) === given;
      }),
    );
  });
});

describe('§assignments.46 until when work is taken', () => {
  it('is days after the due date, or the end of a longer grace period', () => {
    expect(takenUntil(policy, dueAt)).toEqual(at('27T17:00:00'));
    expect(isTaken(policy, dueAt, at('27T17:00:00.999'))).toBe(true);
    expect(isTaken(policy, dueAt, at('27T17:00:01'))).toBe(false);
    expect(takenUntil({ ...policy, lastDay: 0 }, dueAt)).toEqual(at('20T17:15:00'));
  });
});
