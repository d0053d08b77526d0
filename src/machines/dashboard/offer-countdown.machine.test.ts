import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleStudent } from '../../api/generated/examples.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { offerCountdownMachine, undatedSeconds } from './offer-countdown.machine.ts';

const registered = Date.parse('2026-11-16T08:00:00Z');
const sevenDays = 7 * 24 * 3600;

type Options = { profile?: string | Error; known?: string | null; atSecond?: number };

async function start({ profile = exampleStudent.registeredAt, known = null, atSecond = 0 }: Options = {}) {
  const clock = new SimulatedClock();
  let calls = 0;
  const flow = createActor(
    offerCountdownMachine.provide({
      actors: {
        getCurrentUser: fromPromise<OperationOutput<'getCurrentUser'>, { token: string }>(async () => {
          calls += 1;
          // Only the first call is answered: a machine that kept asking would keep the test running for ever.
          if (calls > 1) return new Promise(() => {});
          if (profile instanceof Error) throw profile;
          return { ...exampleStudent, registeredAt: profile };
        }),
      },
    }),
    {
      clock,
      input: { token: 't', registeredAt: known, now: () => registered + atSecond * 1000 + clock.now() },
    },
  ).start();
  expect(flow.getSnapshot().value).toBe('loading');
  await settled();
  const left = () => flow.getSnapshot().context.remainingSeconds;
  return { flow, clock, left };
}

describe('§dashboard.3 Offer countdown', () => {
  it('§dashboard.3 Offer countdown: counts to seven days after the registration', async () => {
    const { flow, left } = await start({ atSecond: 3600 });
    expect(flow.getSnapshot().value).toBe('counting');
    expect(left()).toBe(sevenDays - 3600);
  });

  it('§dashboard.4: ticks every second, and does not drift when a timer comes late', async () => {
    const { clock, left } = await start();
    clock.increment(1);
    expect(left()).toBe(sevenDays - 1); // 167:59:59
    clock.increment(999);
    expect(left()).toBe(sevenDays - 1);
    clock.increment(1);
    expect(left()).toBe(sevenDays - 2);
    clock.increment(5300);
    expect(left()).toBe(sevenDays - 7);
    clock.increment(701);
    expect(left()).toBe(sevenDays - 8);
  });

  it('§dashboard.4 Offer countdown: at zero the offer has expired', async () => {
    const { flow, clock } = await start({ atSecond: sevenDays - 2 });
    expect(flow.getSnapshot().value).toBe('counting');
    clock.increment(2001);
    expect(flow.getSnapshot().value).toBe('expired');
  });

  it('§dashboard.22 Offer countdown: is over at once where the seven days are', async () => {
    expect((await start({ atSecond: sevenDays })).flow.getSnapshot().value).toBe('past');
    expect((await start({ atSecond: sevenDays - 1 })).flow.getSnapshot().value).toBe('counting');
  });

  it('§dashboard.3: a profile without a date counts from the current one', async () => {
    const { flow, left } = await start({ profile: '', atSecond: 90_000 });
    expect(flow.getSnapshot().value).toBe('counting');
    expect(left()).toBe(sevenDays);
  });

  it('counts from what signing in said where the server does not answer', async () => {
    const { left } = await start({ profile: new Error('no answer'), known: exampleStudent.registeredAt, atSecond: 60 });
    expect(left()).toBe(sevenDays - 60);
  });

  it('§dashboard.3 Offer countdown: without any date it stays at 23:59:42', async () => {
    const { flow, clock, left } = await start({ profile: new Error('no answer') });
    clock.increment(5000);
    expect(flow.getSnapshot().value).toBe('undated');
    expect(left()).toBe(undatedSeconds);
  });
});
