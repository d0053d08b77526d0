import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleSubmissionToGrade } from '../../api/generated/examples.ts';
import { refusal, settled, unreachable } from '../testing.ts';
import { gradingSubmissionMachine } from './submission.machine.ts';

const submission = { courseId: 'data-analytics', submissionId: exampleSubmissionToGrade.submissionId };

describe('§grading.14 one submission', () => {
  function start(answers: ('done' | Error)[]) {
    const asked: unknown[] = [];
    const machine = gradingSubmissionMachine.provide({
      actors: {
        getSubmissionToGrade: fromPromise(async ({ input }) => {
          asked.push(input);
          const answer = answers.shift();
          if (answer !== 'done') throw answer;
          return exampleSubmissionToGrade;
        }),
      },
    });
    return { flow: createActor(machine, { input: { ...submission, course: 'data-analytics' } }).start(), asked };
  }

  it('is loaded with the neighbours under the filters', async () => {
    const { flow, asked } = start([unreachable(), 'done']);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { submission: exampleSubmissionToGrade } });
    const input = { ...submission, course: 'data-analytics' };
    expect(asked).toEqual([input, input]);
  });

  it('is said to be missing where there is none', async () => {
    const { flow } = start([refusal(404)]);
    await settled();
    expect(flow.getSnapshot().value).toBe('missing');
  });

  it('§grading.25 is said not to be theirs to grade, where it is their own', async () => {
    const { flow } = start([refusal(403)]);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'refused', context: { reason: refusal(403).message } });
  });
});
