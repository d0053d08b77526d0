import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleEmptyForecasts, exampleForecasts } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { analyticsForecastsMachine } from './forecasts.machine.ts';

async function start(answers: (typeof exampleForecasts | Error)[]) {
  const getForecasts = fromPromise<typeof exampleForecasts>(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(analyticsForecastsMachine.provide({ actors: { getForecasts } })).start();
  await settled();
  return { flow, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.52', () => {
  it('shows what it found', async () => {
    const { look } = await start([exampleForecasts]);
    expect(look()).toMatchObject({ value: 'shown', context: { courses: exampleForecasts.courses, failure: null } });
  });

  it('says that there is nothing', async () => {
    const { look } = await start([exampleEmptyForecasts]);
    expect(look()).toMatchObject({ value: 'empty', context: { courses: [] } });
  });

  it('is asked for again when it did not come', async () => {
    const { flow, settled, look } = await start([refusal(500), exampleForecasts]);
    expect(look()).toMatchObject({ value: 'failed', context: { courses: [], failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { courses: exampleForecasts.courses, failure: null } });
  });

  it.each([
    ['refreshing', [exampleForecasts, exampleForecasts, exampleEmptyForecasts]],
    ['loading', [refusal(500), exampleForecasts, exampleEmptyForecasts]],
  ] as const)(
    'is asked for anew once the goal has changed, however often, and shows the former ones until then (%s)',
    async (state, answers) => {
      const { flow, settled, look } = await start([...answers]);
      flow.send({ type: 'refresh' });
      expect(look().value).toBe(state);
      flow.send({ type: 'refresh' });
      expect(look().value).toBe(state);
      await settled();
      expect(look()).toMatchObject({ value: 'empty', context: { courses: [], failure: null } });
    },
  );

  it('shows the new ones, or that they did not come', async () => {
    const { flow, settled, look } = await start([
      exampleEmptyForecasts,
      exampleForecasts,
      exampleForecasts,
      refusal(500),
    ]);
    flow.send({ type: 'refresh' });
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { courses: exampleForecasts.courses } });
    flow.send({ type: 'refresh' });
    await settled();
    expect(look()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
  });
});
