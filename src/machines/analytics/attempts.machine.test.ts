import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleOutcomeAttempts } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { analyticsAttemptsMachine } from './attempts.machine.ts';

const outcome = { courseId: 'data-analytics', outcomeId: 'm5' };

async function start(answers: (typeof exampleOutcomeAttempts | Error)[]) {
  const asked: unknown[] = [];
  const getOutcomeAttempts = fromPromise<typeof exampleOutcomeAttempts, typeof outcome>(async ({ input }) => {
    asked.push(input);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const machine = analyticsAttemptsMachine.provide({ actors: { getOutcomeAttempts } });
  const flow = createActor(machine, { input: outcome }).start();
  await settled();
  return { flow, asked, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.51', () => {
  it('shows what the estimate of the outcome rests on', async () => {
    const { asked, look } = await start([exampleOutcomeAttempts]);
    expect(look()).toMatchObject({ value: 'shown', context: { found: exampleOutcomeAttempts, failure: null } });
    expect(asked).toEqual([outcome]);
  });

  it('is asked for again when it did not come', async () => {
    const { flow, asked, settled, look } = await start([refusal(500), exampleOutcomeAttempts]);
    expect(look()).toMatchObject({ value: 'failed', context: { found: null, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { found: exampleOutcomeAttempts, failure: null } });
    expect(asked).toEqual([outcome, outcome]);
  });
});
