import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleWeek } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal } from '../testing.ts';
import { lessonActivityMachine } from './activity.machine.ts';

type Week = OperationOutput<'getWeek'>;
const weekOf = (answer: () => Week) => fromPromise<Week, OperationInput<'getWeek'>>(async () => answer());

const second = 1000;
const minute = 60 * second;

/** When the lesson is opened; the tests count the times of emitted events from here. */
const opened = 1_000_000;

function open({ isHidden = false, week = exampleWeek as Week | Error } = {}) {
  const clock = new SimulatedClock();
  clock.increment(opened);
  const getWeek = weekOf(() => {
    if (week instanceof Error) throw week;
    return week;
  });
  const flow = createActor(lessonActivityMachine.provide({ actors: { getWeek } }), {
    clock,
    input: { now: () => clock.now(), isHidden },
  });
  const told: unknown[] = [];
  flow.on('*', (event) => told.push({ ...event, at: event.at - opened }));
  flow.start();
  return {
    flow,
    told,
    /** The emitted intervals, each as its start and its length in seconds. */
    intervals: () =>
      told.flatMap((one) =>
        typeof one === 'object' && one && 'seconds' in one && 'at' in one ? [[one.at, one.seconds]] : [],
      ),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    /** Uses the page every ten seconds for this long. */
    use: (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 10 * second) {
        clock.increment(10 * second);
        flow.send({ type: 'use' });
      }
    },
    asked: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('§analytics.20 What is recorded of a lesson', () => {
  it('tells that it was opened, and when, also where nobody sees it yet', () => {
    expect(open().told).toEqual([{ type: 'opened', at: 0 }]);
    const hidden = open({ isHidden: true });
    expect(hidden.told).toEqual([{ type: 'opened', at: 0 }]);
    expect(hidden.flow.getSnapshot().value).toBe('away');
    hidden.pass(minute);
    hidden.flow.send({ type: 'leave' });
    expect(hidden.intervals()).toEqual([]);
  });

  it('tells the time from the opening to the leaving', () => {
    const { flow, pass, intervals } = open();
    pass(42.4 * second);
    flow.send({ type: 'leave' });
    expect(intervals()).toEqual([[0, 42]]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'left', status: 'done' });
  });

  it('leaves out less than half a second', () => {
    const { flow, pass, told } = open();
    pass(499);
    flow.send({ type: 'leave' });
    expect(told).toHaveLength(1);
  });
});

describe('§analytics.21 Active time', () => {
  it('counts up to a minute after the last use, and begins again with the next', () => {
    const { flow, pass, intervals } = open();
    pass(30 * second);
    flow.send({ type: 'use' });
    pass(minute - 1);
    expect(flow.getSnapshot().value).toEqual({ used: 'counting' });
    pass(1);
    expect(flow.getSnapshot().value).toBe('unused');
    expect(intervals()).toEqual([[0, 90]]);
    pass(10 * minute);
    flow.send({ type: 'use' });
    pass(20 * second);
    flow.send({ type: 'leave' });
    expect(intervals()).toEqual([
      [0, 90],
      [12 * minute - 30 * second + 0, 20],
    ]);
  });

  it('is told every four minutes while it goes on, without a gap', () => {
    const { flow, use, intervals } = open();
    use(230 * second);
    expect(intervals()).toEqual([]);
    use(430 * second);
    flow.send({ type: 'leave' });
    expect(intervals()).toEqual([
      [0, 240],
      [4 * minute, 240],
      [8 * minute, 180],
    ]);
  });

  it('is at most five minutes, as the contract takes it', () => {
    const { flow, pass, use, intervals } = open();
    use(230 * second);
    pass(minute);
    expect(intervals()).toEqual([[0, 290]]);
    expect(flow.getSnapshot().value).toBe('unused');
  });

  it('stops while the page is hidden, and goes on when it is back', () => {
    const { flow, pass, intervals } = open();
    pass(10 * second);
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('away');
    pass(20 * second);
    flow.send({ type: 'use' });
    pass(20 * second);
    flow.send({ type: 'show' });
    pass(5 * second);
    flow.send({ type: 'hide' });
    expect(intervals()).toEqual([
      [0, 10],
      [50 * second, 5],
    ]);
    flow.send({ type: 'leave' });
    expect(flow.getSnapshot().value).toBe('left');
  });

  it('can be hidden and left while nobody uses it', () => {
    const { flow, pass, intervals } = open();
    pass(2 * minute);
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('away');
    const other = open();
    other.pass(2 * minute);
    other.flow.send({ type: 'leave' });
    expect(other.flow.getSnapshot().value).toBe('left');
    expect([...intervals(), ...other.intervals()]).toEqual([
      [0, 60],
      [0, 60],
    ]);
  });

  it('ends a minute after the last use also where the device slept and its timers came late', () => {
    let now = 0;
    const getWeek = weekOf(() => exampleWeek);
    const flow = createActor(lessonActivityMachine.provide({ actors: { getWeek } }), {
      clock: new SimulatedClock(),
      input: { now: () => now, isHidden: false },
    });
    const told: unknown[] = [];
    flow.on('active', (event) => told.push(event));
    flow.start();
    now = 8 * 60 * minute;
    flow.send({ type: 'hide' });
    expect(told).toEqual([{ type: 'active', at: 0, seconds: 60 }]);
    flow.send({ type: 'show' });
    now -= 60 * minute;
    flow.send({ type: 'leave' });
    expect(told).toHaveLength(1);
  });

  it('begins anew with the first use after such a sleep', () => {
    let now = 0;
    const flow = createActor(lessonActivityMachine.provide({ actors: { getWeek: weekOf(() => exampleWeek) } }), {
      clock: new SimulatedClock(),
      input: { now: () => now, isHidden: false },
    });
    const told: unknown[] = [];
    flow.on('active', (event) => told.push(event));
    flow.start();
    now = minute + 1;
    flow.send({ type: 'use' });
    now += 30 * second;
    flow.send({ type: 'leave' });
    expect(told).toEqual([
      { type: 'active', at: 0, seconds: 60 },
      { type: 'active', at: minute + 1, seconds: 30 },
    ]);
  });
});

describe('§analytics.23 The switch', () => {
  it('has no time told where it is not recorded; the opening is', async () => {
    const { flow, told, pass, asked } = open({ week: { ...exampleWeek, isTimeRecorded: false } });
    await asked();
    pass(30 * second);
    flow.send({ type: 'leave' });
    expect(told).toEqual([{ type: 'opened', at: 0 }]);
  });

  it('leaves it to the server where it is not known', async () => {
    const { flow, pass, asked, intervals } = open({ week: refusal(500) });
    await asked();
    pass(30 * second);
    flow.send({ type: 'leave' });
    expect(intervals()).toEqual([[0, 30]]);
  });
});
