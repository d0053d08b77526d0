import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { courseMaterialsMachine } from './materials.machine.ts';

const key = 'materials-data-analytics';
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(downloadMaterials: () => Promise<Blob>) {
  const flow = createActor(
    courseMaterialsMachine.provide({ actors: { downloadMaterials: fromPromise(downloadMaterials) } }),
    { input: { courseId: 'data-analytics' } },
  );
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§course.25 Course detail B: Download Materials', () => {
  it('hands over the archive under the name of the course', async () => {
    const file = new Blob(['PK']);
    const { flow, emitted } = start(async () => file);
    flow.send({ type: 'download' });
    expect(flow.getSnapshot().value).toBe('downloading');
    await settled();
    expect(emitted).toEqual([
      { type: 'confirm', message: 'downloading', key },
      { type: 'save.file', file, name: 'data-analytics.zip' },
      { type: 'confirm', message: 'downloaded', key },
    ]);
    expect(flow.getSnapshot().value).toBe('idle');
  });

  it('says that it failed, and can be asked again', async () => {
    const { flow, emitted } = start(() => Promise.reject(new Error('no answer')));
    flow.send({ type: 'download' });
    await settled();
    expect(emitted).toEqual([
      { type: 'confirm', message: 'downloading', key },
      { type: 'confirm', message: 'downloadFailed', key },
    ]);
    expect(flow.getSnapshot().can({ type: 'download' })).toBe(true);
  });
});
