import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleCertificates } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { certificationsMachine } from './list.machine.ts';

async function start(listCertificates: () => Promise<typeof exampleCertificates>) {
  const machine = certificationsMachine.provide({ actors: { listCertificates: fromPromise(listCertificates) } });
  const flow = createActor(machine).start();
  await settled();
  return flow;
}

describe('§certificates.1: certificates of completed courses', () => {
  it('shows them', async () => {
    const flow = await start(async () => exampleCertificates);
    expect(flow.getSnapshot()).toMatchObject({
      value: { loaded: 'some' },
      context: { certificates: exampleCertificates },
    });
  });

  it('is empty before a course is completed', async () => {
    expect((await start(async () => [])).getSnapshot().value).toEqual({ loaded: 'none' });
  });

  it('a failed load can be tried again', async () => {
    let calls = 0;
    const flow = await start(async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return exampleCertificates;
    });
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'some' });
  });
});
