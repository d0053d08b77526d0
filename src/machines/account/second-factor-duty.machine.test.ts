import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settled } from '../testing.ts';
import { secondFactorDutyMachine } from './second-factor-duty.machine.ts';

const owed = { on: false, required: true, recoveryCodesLeft: 0 };
const page = { type: 'page.open' } as const;
const profile = { type: 'profile.open' } as const;
const leads = [{ type: 'lead' }, { type: 'notify', message: 'secondFactorMissing' }];

function start(...answers: (typeof owed | Error)[]) {
  const asked: AbortSignal[] = [];
  const flow = createActor(
    secondFactorDutyMachine.provide({
      actors: {
        getSecondFactor: fromPromise<typeof owed>(async ({ signal }) => {
          asked.push(signal);
          const answer = answers.shift() ?? new Error('No answer.');
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
    }),
  );
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return { flow, emitted, asked };
}

describe('§account.77 An instructor who has to set up two-step sign-in', () => {
  it('is led from any page to the profile, once', async () => {
    const { flow, emitted, asked } = start(owed);
    flow.send(page);
    expect(flow.getSnapshot().value).toBe('asking');
    await settled();
    expect(flow.getSnapshot().value).toBe('atProfile');
    flow.send(profile);
    expect(emitted).toEqual(leads);
    expect(asked).toHaveLength(1);
  });

  it('is led there from the next page, too', async () => {
    const { flow, emitted } = start(owed, owed);
    for (const event of [page, profile, page]) {
      flow.send(event);
      await settled();
    }
    expect(emitted).toEqual([...leads, ...leads]);
  });

  it('is asked for nothing on the profile', async () => {
    const { flow, emitted, asked } = start(owed);
    flow.send(profile);
    await settled();
    expect(flow.getSnapshot().value).toBe('atProfile');
    expect([asked, emitted]).toEqual([[], []]);
  });

  it.each([
    ['has set it up', { ...owed, on: true }],
    ['need not', { ...owed, required: false }],
    ['has done so without need', { ...owed, on: true, required: false }],
  ])('stays on every page when they %s, and is not asked again before the profile', async (_, answer) => {
    const { flow, emitted, asked } = start(answer, owed);
    flow.send(page);
    await settled();
    expect(flow.getSnapshot().value).toBe('free');
    flow.send(page);
    expect(flow.getSnapshot().value).toBe('free');
    expect(asked).toHaveLength(1);
    flow.send(profile);
    expect(flow.getSnapshot().value).toBe('atProfile');
    flow.send(page);
    await settled();
    expect(flow.getSnapshot().value).toBe('atProfile');
    expect(emitted).toEqual(leads);
  });

  it('stays on the page if the server does not answer, and is checked again on the next one', async () => {
    const { flow, emitted } = start(new Error('Not now.'), new Error('Not now.'), owed);
    flow.send(page);
    await settled();
    expect([flow.getSnapshot().value, emitted]).toEqual(['unknown', []]);
    flow.send(profile);
    expect(flow.getSnapshot().value).toBe('atProfile');
    flow.send(page);
    await settled();
    expect([flow.getSnapshot().value, emitted]).toEqual(['unknown', []]);
    flow.send(page);
    await settled();
    expect(emitted).toEqual(leads);
  });

  it('is led only by the answer for the page that is open now', async () => {
    const { flow, emitted, asked } = start(owed, { ...owed, on: true });
    flow.send(page);
    flow.send(page);
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
    await settled();
    expect([flow.getSnapshot().value, emitted]).toEqual(['free', []]);
  });

  it('is not led anywhere if the profile was opened meanwhile', async () => {
    const { flow, emitted, asked } = start(owed);
    flow.send(page);
    flow.send(profile);
    expect(asked[0]?.aborted).toBe(true);
    await settled();
    expect([flow.getSnapshot().value, emitted]).toEqual(['atProfile', []]);
  });
});
