import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleEmptyWeek, exampleFirstWeek, exampleWeek } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { dashboardWeekMachine } from './week.machine.ts';

type Week = OperationOutput<'getWeek'>;

function start(...answers: (Week | Error)[]) {
  const getWeek = fromPromise<Week, OperationInput<'getWeek'>>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  return createActor(dashboardWeekMachine.provide({ actors: { getWeek } })).start();
}

describe('§dashboard.21 The week at a glance', () => {
  it.each([
    { week: exampleWeek, state: 'shown' },
    { week: exampleFirstWeek, state: 'shown' },
    { week: exampleEmptyWeek, state: 'empty' },
  ])('$state, for the week that began on $week.firstWeek', async ({ week, state }) => {
    const flow = start(week);
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: state, context: { week } });
  });

  it('can be tried again', async () => {
    const flow = start(refusal(500), exampleWeek);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toBe('shown');
  });
});
