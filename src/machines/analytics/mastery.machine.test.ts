import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleEmptyMastery, exampleMastery } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { analyticsMasteryMachine } from './mastery.machine.ts';

async function start(answers: (typeof exampleMastery | Error)[]) {
  const getMastery = fromPromise<typeof exampleMastery>(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(analyticsMasteryMachine.provide({ actors: { getMastery } })).start();
  await settled();
  return { flow, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.50', () => {
  it('shows what it found', async () => {
    const { look } = await start([exampleMastery]);
    expect(look()).toMatchObject({ value: 'shown', context: { ...exampleMastery, failure: null } });
  });

  it('says that there is nothing', async () => {
    const { look } = await start([exampleEmptyMastery]);
    expect(look()).toMatchObject({ value: 'empty', context: { courses: [] } });
  });

  it('is asked for again when it did not come', async () => {
    const { flow, settled, look } = await start([refusal(500), exampleMastery]);
    expect(look()).toMatchObject({ value: 'failed', context: { courses: [], failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { ...exampleMastery, failure: null } });
  });
});
