import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleEmptyWeek, exampleWeek } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { daysFrom, mondayOf } from '../weeks.ts';
import { analyticsWeekMachine, type Week } from './week.machine.ts';

async function start(answers: (Week | Error)[]) {
  const asked: unknown[] = [];
  const getWeek = fromPromise<Week, object>(async ({ input }) => {
    asked.push(input);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(analyticsWeekMachine.provide({ actors: { getWeek } })).start();
  await settled();
  const look = () => flow.getSnapshot();
  return { flow, asked, settled, look };
}
const earlier: Week = { ...exampleWeek, start: '2026-11-09' };

describe('§analytics.24 A week', () => {
  it('is this one at first, and any other on request', async () => {
    const { flow, asked, settled, look } = await start([exampleWeek, earlier, exampleWeek]);
    expect(look()).toMatchObject({ value: 'shown', context: { week: exampleWeek, failure: null } });
    flow.send({ type: 'choose', start: earlier.start });
    expect(look()).toMatchObject({ value: 'changing', context: { week: exampleWeek } });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { week: earlier } });
    flow.send({ type: 'choose', start: null });
    await settled();
    expect(asked).toEqual([{}, { start: earlier.start }, {}]);
  });

  it('§analytics.96 keeps this week while another one is looked at, and takes it anew', async () => {
    const fresh = { ...exampleWeek, weeks: [] };
    const { flow, settled, look } = await start([exampleWeek, earlier, earlier, fresh]);
    expect(look().context.thisWeek).toBe(exampleWeek);
    flow.send({ type: 'choose', start: earlier.start });
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(look().context).toMatchObject({ week: earlier, thisWeek: exampleWeek });
    flow.send({ type: 'choose', start: null });
    await settled();
    expect(look().context.thisWeek).toBe(fresh);
  });

  it('is asked for again when it did not come', async () => {
    const { flow, settled, look } = await start([refusal(500), exampleWeek]);
    expect(look()).toMatchObject({ value: 'failed', context: { week: null, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { failure: null } });
  });

  it('shows the latest choice, and what was there before while it comes', async () => {
    const { flow, asked, settled, look } = await start([exampleWeek, exampleWeek, earlier, exampleWeek, earlier]);
    flow.send({ type: 'choose', start: '2026-11-02' });
    flow.send({ type: 'choose', start: earlier.start });
    expect(look().value).toBe('changing');
    await settled();
    flow.send({ type: 'choose', start: earlier.start });
    flow.send({ type: 'refresh' });
    await settled();
    expect(asked.filter((one) => JSON.stringify(one).includes(earlier.start))).toHaveLength(3);
    expect(look()).toMatchObject({ value: 'shown', context: { week: earlier } });
  });

  it('keeps what it shows where another did not come', async () => {
    const fails = [refusal(500), refusal(500), refusal(500)];
    const { flow, asked, settled, look } = await start([exampleWeek, ...fails, earlier]);
    flow.send({ type: 'choose', start: earlier.start });
    await settled();
    expect(look()).toMatchObject({ value: 'notChanged', context: { week: exampleWeek, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(look().value).toBe('notChanged');
    flow.send({ type: 'refresh' });
    await settled();
    expect(look().value).toBe('notChanged');
    expect(asked.slice(1)).toEqual([1, 2, 3].map(() => ({ start: earlier.start })));
    flow.send({ type: 'choose', start: null });
    await settled();
    expect(asked.at(-1)).toEqual({});
    expect(look()).toMatchObject({ value: 'shown', context: { week: earlier, failure: null } });
  });
});

describe('§analytics.26 Before anything was recorded', () => {
  it('there is no week to show, until there is', async () => {
    const { flow, settled, look } = await start([exampleEmptyWeek, exampleWeek]);
    expect(look().value).toBe('empty');
    flow.send({ type: 'refresh' });
    await settled();
    expect(look().value).toBe('shown');
    flow.send({ type: 'refresh' });
    expect(look().value).toBe('changing');
  });
});

describe('§analytics.24 Weeks begin on Monday', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-01', '2026-02-23'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is of the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it('goes back and forward by days, through changes of clocks', () => {
    expect(daysFrom('2026-10-19', 7)).toBe('2026-10-26');
    expect(daysFrom('2026-04-01', -7)).toBe('2026-03-25');
  });
});
