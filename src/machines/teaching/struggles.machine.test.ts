import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleNoStruggles, exampleStruggles } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { type Struggles, teachingStrugglesMachine } from './struggles.machine.ts';

async function start(answers: (Struggles | Error)[]) {
  const asked: string[] = [];
  const getStruggles = fromPromise<Struggles, { courseId: string }>(async ({ input }) => {
    asked.push(input.courseId);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const machine = teachingStrugglesMachine.provide({ actors: { getStruggles } });
  const flow = createActor(machine, { input: { courseId: 'data-analytics' } }).start();
  await settled();
  return { flow, settled, asked, look: () => flow.getSnapshot() };
}

describe('§teaching.21', () => {
  it('shows what the course has', async () => {
    const { look, asked } = await start([exampleStruggles]);
    expect(look()).toMatchObject({ value: 'shown', context: { struggles: exampleStruggles, failure: null } });
    expect(asked).toEqual(['data-analytics']);
  });

  it('says that too few have tried', async () => {
    const { look } = await start([exampleNoStruggles]);
    expect(look()).toMatchObject({ value: 'tooFew', context: { struggles: exampleNoStruggles } });
  });

  it('is asked for again when it did not come', async () => {
    const { flow, settled, look } = await start([refusal(500), exampleStruggles]);
    expect(look()).toMatchObject({ value: 'failed', context: { struggles: null, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { struggles: exampleStruggles, failure: null } });
  });
});
