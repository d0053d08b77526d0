import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleTaughtCourses } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { teachingOverviewMachine } from './overview.machine.ts';

async function start(listTaughtCourses: () => Promise<typeof exampleTaughtCourses>) {
  const machine = teachingOverviewMachine.provide({ actors: { listTaughtCourses: fromPromise(listTaughtCourses) } });
  const flow = createActor(machine).start();
  await settled();
  return flow;
}

describe('§teaching.5: the courses that one teaches', () => {
  it('shows them', async () => {
    const flow = await start(async () => exampleTaughtCourses);
    expect(flow.getSnapshot()).toMatchObject({ value: { loaded: 'some' }, context: { courses: exampleTaughtCourses } });
  });

  it('is empty for who teaches none', async () => {
    expect((await start(async () => [])).getSnapshot().value).toEqual({ loaded: 'none' });
  });

  it('a failed load can be tried again', async () => {
    let calls = 0;
    const flow = await start(async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return exampleTaughtCourses;
    });
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'some' });
  });
});
