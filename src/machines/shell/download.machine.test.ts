import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settled } from '../testing.ts';
import { downloadMachine } from './download.machine.ts';

const file = new Blob(['notes']);

function start(downloadFile: () => Promise<Blob>) {
  let calls = 0;
  const counted = fromPromise<Blob, void>(() => {
    calls += 1;
    return downloadFile();
  });
  const flow = createActor(downloadMachine.provide({ actors: { downloadFile: counted } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted, calls: () => calls };
}

describe('§assignments.12, §schedule.6, §course.25: a file to keep', () => {
  it('is handed over once it is there', async () => {
    const { flow, emitted } = start(async () => file);
    flow.send({ type: 'download' });
    expect(flow.getSnapshot().value).toBe('downloading');
    await settled();
    expect(flow.getSnapshot().value).toBe('idle');
    expect(emitted).toEqual([{ type: 'download.started' }, { type: 'download.done', file }]);
  });

  it('is fetched once, however often it is asked for meanwhile', async () => {
    const { flow, calls } = start(async () => file);
    for (let click = 0; click < 20; click += 1) flow.send({ type: 'download' });
    await settled();
    expect(calls()).toBe(1);
  });

  it('can be asked for again after a failure, which is told', async () => {
    let tries = 0;
    const { flow, emitted } = start(() =>
      ++tries > 1 ? Promise.resolve(file) : Promise.reject(new Error('no answer')),
    );
    flow.send({ type: 'download' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { kind: 'broken' } } });
    expect(emitted).toEqual([{ type: 'download.started' }, { type: 'download.failed' }]);
    flow.send({ type: 'download' });
    await settled();
    expect(flow.getSnapshot().value).toBe('idle');
    expect(emitted.at(-1)).toEqual({ type: 'download.done', file });
  });
});
