import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleGrader, exampleSubmissionToGrade } from '../../api/generated/examples.ts';
import { settled, unreachable } from '../testing.ts';
import { gradingGraderMachine } from './grader.machine.ts';
import type { Grader } from './types.ts';

const submission = { courseId: 'data-analytics', submissionId: exampleSubmissionToGrade.submissionId };

describe('§grading.19 who is at it', () => {
  const other: Grader = { ...exampleGrader, name: 'Tomas Lindqvist', isYou: false };

  it('§grading.42 is asked for every half a minute, every ten seconds while somebody else is grading, and stays as known if no answer comes', async () => {
    const answers: (Grader | Error)[] = [exampleGrader, other, unreachable(), exampleGrader];
    const asked: unknown[] = [];
    const clock = new SimulatedClock();
    const machine = gradingGraderMachine.provide({
      actors: {
        claimSubmission: fromPromise(async ({ input }) => {
          asked.push(input);
          const answer = answers.shift();
          if (!answer || answer instanceof Error) throw answer;
          return answer;
        }),
      },
    });
    const flow = createActor(machine, { clock, input: submission }).start();
    const seen: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await settled();
      const { value, context } = flow.getSnapshot();
      seen.push([value, context.other?.name]);
      clock.increment(value === 'together' ? 9_999 : 29_999);
      expect(flow.getSnapshot().value).toBe(value);
      clock.increment(1);
      expect(flow.getSnapshot().value).toBe('asking');
    }
    expect(seen).toEqual([
      ['alone', undefined],
      ['together', 'Tomas Lindqvist'],
      ['unknown', 'Tomas Lindqvist'],
      ['alone', undefined],
    ]);
    expect(asked[0]).toEqual(submission);
  });
});
