import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleResourcePage } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { resourceMachine } from './detail.machine.ts';

const refusal = (status: number) => new ApiError({ kind: 'refused', status, message: null, retryAfter: null });

async function start(getResource: () => Promise<typeof exampleResourcePage>) {
  const machine = resourceMachine.provide({ actors: { getResource: fromPromise(getResource) } });
  const flow = createActor(machine, { input: { resourceId: 'reading-a-chart' } }).start();
  await settled();
  return flow;
}

describe('§resources.8 Learning Resources page: the resource path', () => {
  it('shows the resource', async () => {
    const flow = await start(async () => exampleResourcePage);
    expect(flow.getSnapshot()).toMatchObject({ value: 'loaded', context: { resource: { id: 'reading-a-chart' } } });
  });

  it.each([404, 400])('says that there is no such resource (HTTP %i)', async (status) => {
    const flow = await start(() => Promise.reject(refusal(status)));
    expect(flow.getSnapshot().value).toBe('notFound');
  });

  it('a failed load can be tried again', async () => {
    let calls = 0;
    const flow = await start(async () => {
      calls += 1;
      if (calls === 1) throw refusal(500);
      return exampleResourcePage;
    });
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('loaded');
  });
});
