import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { assignmentCalendarMachine } from './calendar.machine.ts';

const start = (moment = '2026-12-20T09:00:00Z', zone = 'UTC') =>
  createActor(assignmentCalendarMachine, { input: { now: () => Date.parse(moment), zone } }).start();

describe('§assignments.14 Assignments page: Calendar View', () => {
  it("opens on the viewer's month", () => {
    expect(start().getSnapshot().context.month).toBe('2026-12');
    expect(start('2026-12-31T23:30:00Z', 'Europe/Berlin').getSnapshot().context.month).toBe('2027-01');
  });

  it('goes to the months before and after, and back to today', () => {
    const flow = start();
    expect(flow.getSnapshot().can({ type: 'today' })).toBe(false);
    flow.send({ type: 'next' });
    expect(flow.getSnapshot().context.month).toBe('2027-01');
    flow.send({ type: 'previous' });
    flow.send({ type: 'previous' });
    expect(flow.getSnapshot().context.month).toBe('2026-11');
    flow.send({ type: 'today' });
    expect(flow.getSnapshot().context.month).toBe('2026-12');
  });

  it('lists a day that is chosen, another instead of it, and none when it is chosen again', () => {
    const flow = start();
    flow.send({ type: 'day.choose', day: '2026-12-04' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'day', context: { day: '2026-12-04' } });
    flow.send({ type: 'day.choose', day: '2026-12-11' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'day', context: { day: '2026-12-11' } });
    flow.send({ type: 'day.choose', day: '2026-12-11' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'month', context: { day: '' } });
  });

  it('lets the day go with its month', () => {
    const flow = start();
    flow.send({ type: 'day.choose', day: '2026-12-04' });
    flow.send({ type: 'next' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'month', context: { day: '' } });
  });

  it.each(['previous', 'next', 'today'] as const)('lists no day after "%s"', (type) => {
    const flow = start();
    flow.send({ type: 'next' });
    flow.send({ type: 'day.choose', day: '2027-01-04' });
    flow.send({ type });
    expect(flow.getSnapshot()).toMatchObject({ value: 'month', context: { day: '' } });
  });
});
