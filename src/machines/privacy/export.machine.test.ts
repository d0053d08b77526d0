import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import {
  exampleNoDataExport,
  exampleReadyDataExport,
  exampleRunningDataExport,
  exampleWaitingDataExport,
} from '../../api/generated/examples.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { dataExportMachine } from './export.machine.ts';

type DataExport = OperationOutput<'getDataExport'>;

const interval = 2000;
const refused = (status: number) =>
  Promise.reject(new ApiError({ kind: 'refused', status, message: null, retryAfter: null }));
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start(
  looks: (() => Promise<DataExport>)[],
  request: () => Promise<DataExport> = async () => exampleWaitingDataExport,
) {
  const actors = {
    getDataExport: fromPromise(() => (looks.length > 1 ? looks.shift() : looks[0])?.() ?? refused(500)),
    requestDataExport: fromPromise(request),
  };
  const flow = createActor(dataExportMachine.provide({ actors })).start();
  expect(flow.getSnapshot().value).toBe('loading');
  await settled();
  return flow;
}

describe('§privacy.1 Your data: an archive', () => {
  it('is asked for where there is none, and followed until it is ready', async () => {
    const flow = await start([
      async () => exampleNoDataExport,
      async () => exampleRunningDataExport,
      async () => exampleReadyDataExport,
    ]);
    expect(flow.getSnapshot().value).toBe('none');
    flow.send({ type: 'request' });
    expect(flow.getSnapshot().value).toBe('requesting');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'making', context: { archive: exampleWaitingDataExport } });
    await vi.advanceTimersByTimeAsync(interval - 1);
    expect(flow.getSnapshot().value).toBe('making');
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.getSnapshot()).toMatchObject({ value: 'making', context: { archive: exampleRunningDataExport } });
    await vi.advanceTimersByTimeAsync(interval);
    expect(flow.getSnapshot()).toMatchObject({ value: 'ready', context: { archive: exampleReadyDataExport } });
  });

  it('goes on being followed after a look that nobody answered, and after a reload', async () => {
    const flow = await start([
      async () => exampleRunningDataExport,
      () => refused(500),
      async () => exampleReadyDataExport,
    ]);
    expect(flow.getSnapshot().value).toBe('making');
    await vi.advanceTimersByTimeAsync(interval);
    expect(flow.getSnapshot()).toMatchObject({ value: 'making', context: { archive: exampleRunningDataExport } });
    await vi.advanceTimersByTimeAsync(interval);
    expect(flow.getSnapshot().value).toBe('ready');
  });

  it('that is ready can be made anew', async () => {
    const flow = await start([async () => exampleReadyDataExport]);
    flow.send({ type: 'request' });
    await settled();
    expect(flow.getSnapshot().value).toBe('making');
  });

  it('says why it could not be asked for, and can be asked for again', async () => {
    const flow = await start([async () => exampleNoDataExport], () => refused(429));
    flow.send({ type: 'request' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notRequested', context: { failure: { status: 429 } } });
    flow.send({ type: 'request' });
    expect(flow.getSnapshot().value).toBe('requesting');
  });
});

describe('§privacy.2 how far the archive has come', () => {
  it('says that it could not be made, and another can be asked for', async () => {
    const flow = await start([async () => ({ state: 'failed', progress: 40 })]);
    expect(flow.getSnapshot().value).toBe('notMade');
    flow.send({ type: 'request' });
    await settled();
    expect(flow.getSnapshot().value).toBe('making');
  });

  it('says that it could not be loaded, and tries again', async () => {
    const flow = await start([() => refused(500), async () => exampleNoDataExport]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('none');
  });
});
