import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { notice, rest, sessionEndingMachine } from './session-ending.machine.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** A session that ends after `endsAt` milliseconds, on a clock that starts at 0. */
function start(endsAt: number, { holding }: { holding: boolean }) {
  const clock = new SimulatedClock();
  const input = { endsAt, isUnsent: holding, now: () => clock.now() };
  const actor = createActor(sessionEndingMachine, { clock, input }).start();
  const run = (until: number, isUnsent: boolean) => actor.send({ type: 'session.change', endsAt: until, isUnsent });
  return { actor, clock, run, value: () => actor.getSnapshot().value };
}

/** A session whose end has just been announced. */
function warn() {
  const started = start(10 * minute, { holding: true });
  started.clock.increment(8 * minute);
  return started;
}

describe('§sync.22 Session: before its end', () => {
  it('warns two minutes before, if something is unsent, and not a moment sooner', () => {
    const { clock, value } = start(10 * minute, { holding: true });
    expect(notice).toBe(2 * minute);
    clock.increment(8 * minute - 1);
    expect(value()).toBe('waiting');
    clock.increment(1);
    expect(value()).toBe('warned');
  });

  it('warns only while something is unsent', () => {
    const { clock, run, value } = start(10 * minute, { holding: false });
    clock.increment(9 * minute);
    expect(value()).toBe('waiting');
    run(10 * minute, true);
    expect(value()).toBe('warned');
    run(10 * minute, false);
    expect(value()).toBe('waiting');
  });

  it('warns of an end that is weeks away, too, though no timer runs that long', () => {
    const waits: number[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(sessionEndingMachine, {
      input: { endsAt: 40 * day + notice, isUnsent: true, now: () => clock.now() },
      clock: {
        setTimeout: (run, wait) => {
          waits.push(wait);
          return clock.setTimeout(run, wait);
        },
        clearTimeout: (id) => clock.clearTimeout(id),
      },
    }).start();
    for (let days = 0; days < 39; days += 1) clock.increment(day);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(day);
    expect(actor.getSnapshot().value).toBe('warned');
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 ** 31 - 1);
  });

  it('stops warning once the session goes on or is gone', () => {
    for (const endsAt of [day, Number.POSITIVE_INFINITY]) {
      const { clock, run, value } = warn();
      run(endsAt, true);
      expect(value()).toBe('waiting');
      clock.increment(10 * minute);
      expect(value()).toBe('waiting');
    }
  });
});

describe('Staying signed in', () => {
  it('asks for the password on request, and goes back to the warning if that is cancelled', () => {
    const { actor, value } = warn();
    actor.send({ type: 'stay' });
    expect(value()).toBe('asking');
    actor.send({ type: 'close' });
    expect(value()).toBe('warned');
  });

  it('stops asking once everything unsent has arrived', () => {
    const { actor, run, value } = warn();
    actor.send({ type: 'stay' });
    run(10 * minute, false);
    expect(value()).toBe('waiting');
  });

  it('is done with the next token, before whose end there is a new warning', () => {
    const { actor, clock, run, value } = warn();
    actor.send({ type: 'stay' });
    run(60 * minute, true);
    expect(value()).toBe('waiting');
    clock.increment(50 * minute);
    expect(value()).toBe('warned');
  });

  it('turns into signing in again if the session ends first, and then goes on', () => {
    const { actor, run, value } = warn();
    actor.send({ type: 'stay' });
    actor.send({ type: 'session.end' });
    expect(value()).toBe('ended');
    run(day, true);
    expect(value()).toBe('waiting');
  });

  it('waits until nothing is typed for a second, with or without a warning before the end', () => {
    expect(rest).toBe(1000);
    for (const { actor, clock, value } of [start(day, { holding: true }), warn()]) {
      actor.send({ type: 'session.end' });
      for (let keys = 0; keys < 5; keys += 1) {
        clock.increment(rest - 1);
        expect(value()).toBe('finishing');
        actor.send({ type: 'type' });
      }
      clock.increment(rest - 1);
      expect(value()).toBe('finishing');
      clock.increment(1);
      expect(value()).toBe('ended');
    }
  });

  it('asks nothing where the session goes on before that second is over', () => {
    const { actor, clock, run, value } = start(day, { holding: true });
    actor.send({ type: 'session.end' });
    run(2 * day, true);
    clock.increment(rest);
    expect(value()).toBe('waiting');
  });

  it('stays where it is when it hears of the end once more', () => {
    const { actor, clock, value } = start(day, { holding: true });
    actor.send({ type: 'session.end' });
    clock.increment(rest - 1);
    actor.send({ type: 'session.end' });
    clock.increment(1);
    actor.send({ type: 'session.end' });
    expect(value()).toBe('ended');
  });

  it('is over where the person leaves', () => {
    const { actor, clock, run, value } = start(day, { holding: true });
    actor.send({ type: 'session.end' });
    clock.increment(rest);
    expect(value()).toBe('ended');
    run(Number.POSITIVE_INFINITY, false);
    expect(value()).toBe('waiting');
  });
});
