import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleArchiveListing, exampleGrader, exampleSubmissionToGrade } from '../../api/generated/examples.ts';
import { refusal, unreachable } from '../testing.ts';
import { gradingFileMachine } from './file.machine.ts';
import { gradingGraderMachine } from './grader.machine.ts';
import { gradingSubmissionMachine } from './submission.machine.ts';
import type { FileContent, Grader } from './types.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const place = { courseId: 'data-analytics', submissionId: exampleSubmissionToGrade.submissionId };

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
    return { flow: createActor(machine, { input: { ...place, course: 'data-analytics' } }).start(), asked };
  }

  it('is loaded with the neighbours under the filters', async () => {
    const { flow, asked } = start([unreachable(), 'done']);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { submission: exampleSubmissionToGrade } });
    const input = { ...place, course: 'data-analytics' };
    expect(asked).toEqual([input, input]);
  });

  it('is said to be missing where there is none', async () => {
    const { flow } = start([refusal(404)]);
    await settled();
    expect(flow.getSnapshot().value).toBe('missing');
  });
});

describe('§grading.19 who is at it', () => {
  const other: Grader = { ...exampleGrader, name: 'Tomas Lindqvist', isYou: false };

  it('is asked every minute, and what was known stands where no answer came', async () => {
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
    const flow = createActor(machine, { clock, input: place }).start();
    const seen: unknown[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      await settled();
      const { value, context } = flow.getSnapshot();
      seen.push([value, context.other?.name]);
      clock.increment(59_999);
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
    expect(asked[0]).toEqual(place);
  });
});

describe('§grading.15 a file', () => {
  const file = {
    id: '7d0e5b18-93aa-4e0f-b6c2-15f0a8c4d3e2',
    name: 'sources.zip',
    mediaType: 'application/zip',
    size: 9,
  } as const;
  const content: FileContent = { kind: 'entries', listing: exampleArchiveListing };

  function start(kind: FileContent['kind'] | null, answers: FileContent[] = []) {
    const asked: unknown[] = [];
    const machine = gradingFileMachine.provide({
      actors: {
        openFile: fromPromise(async ({ input }) => {
          asked.push(input);
          const answer = answers.shift();
          if (!answer) throw unreachable();
          return answer;
        }),
      },
    });
    return { flow: createActor(machine, { input: { ...place, file, kind } }).start(), asked };
  }

  it('shows what is in it when asked, and can be hidden at any time', async () => {
    const { flow, asked } = start('entries', [content]);
    flow.send({ type: 'show' });
    expect(flow.getSnapshot().value).toBe('opening');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { content } });
    expect(asked).toEqual([{ ...place, file, kind: 'entries' }]);
    flow.send({ type: 'hide' });
    flow.send({ type: 'show' });
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('can be tried again', async () => {
    const { flow } = start('text');
    flow.send({ type: 'show' });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('opening');
    await settled();
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('is only downloaded where it cannot be shown', () => {
    const { flow } = start(null);
    expect(flow.getSnapshot().can({ type: 'show' })).toBe(false);
  });
});
