import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  exampleAssignmentStatistics,
  exampleBlindAssignmentStatistics,
  exampleFewAssignmentStatistics,
  exampleNoAssignmentStatistics,
} from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { assignmentStatisticsMachine, type Statistics } from './assignment-statistics.machine.ts';

const input = { courseId: 'data-analytics', assignmentId: 'question-log' };

async function start(answers: (Statistics | Error)[]) {
  const asked: unknown[] = [];
  const getAssignmentStatistics = fromPromise<Statistics, typeof input>(async ({ input: path }) => {
    asked.push(path);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const machine = assignmentStatisticsMachine.provide({ actors: { getAssignmentStatistics } });
  const flow = createActor(machine, { input }).start();
  await settled();
  return { flow, asked, look: () => flow.getSnapshot() };
}

const withGrades = (graded: number): Statistics => {
  const { figures, ...rest } = exampleAssignmentStatistics;
  if (!figures) throw new Error('The example has figures.');
  return { ...rest, figures: { ...figures, graded } };
};

describe('§teaching.82', () => {
  it('shows the assignment of the address', async () => {
    const { look, asked } = await start([exampleAssignmentStatistics]);
    expect(look()).toMatchObject({
      value: 'shown',
      context: { statistics: exampleAssignmentStatistics, failure: null },
    });
    expect(asked).toEqual([input]);
  });

  it.each([
    [0, 'empty'],
    [1, 'few'],
    [4, 'few'],
    [5, 'shown'],
  ] as const)('with %i grades it is %s', async (graded, state) => {
    const { look } = await start([withGrades(graded)]);
    expect(look().value).toBe(state);
  });

  it('is asked for again when it did not come', async () => {
    const { flow, look } = await start([refusal(500), exampleFewAssignmentStatistics]);
    expect(look()).toMatchObject({ value: 'failed', context: { statistics: null, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({
      value: 'few',
      context: { statistics: exampleFewAssignmentStatistics, failure: null },
    });
  });
});

describe('§teaching.83', () => {
  it('says that there are no figures of blind grading', async () => {
    const { look } = await start([exampleBlindAssignmentStatistics]);
    expect(look().value).toBe('blind');
  });

  it('says that nothing is graded yet', async () => {
    const { look } = await start([exampleNoAssignmentStatistics]);
    expect(look().value).toBe('empty');
  });

  it('says that the course has no such assignment', async () => {
    const { look } = await start([refusal(404)]);
    expect(look()).toMatchObject({ value: 'missing', context: { statistics: null, failure: null } });
  });
});
