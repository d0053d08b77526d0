import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleUndoneFeedback } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { gradingUndoMachine } from './undo.machine.ts';
import { valuesOf } from './values.ts';

const begin = Date.parse('2026-11-20T09:00:00Z');
const returned = (seconds: number, student = 'Ada Okafor') => ({
  courseId: 'data-analytics',
  submissionId: 'one',
  feedbackId: 'two',
  student,
  undoUntil: new Date(begin + seconds * 1000).toISOString(),
});

function start(given: ReturnType<typeof returned>, answers: ('done' | 'refused')[] = []) {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const machine = gradingUndoMachine.provide({
    actors: {
      undoFeedback: fromPromise(async ({ input }) => {
        asked.push(input);
        if (answers.shift() !== 'done') throw refusal(409);
        return exampleUndoneFeedback;
      }),
    },
  });
  const flow = createActor(machine, { clock, input: { returned: given, now: () => begin + clock.now() } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), clock, asked, emitted };
}

describe('§grading.18 taking back what was returned', () => {
  it('is offered until the student hears of it', () => {
    const { flow, clock } = start(returned(30));
    clock.increment(29_999);
    expect(flow.getSnapshot().value).toBe('offered');
    clock.increment(1);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', status: 'done' });
  });

  it('is closed at once if the time for it has passed or is unknown', () => {
    for (const late of [returned(-5), { ...returned(30), undoUntil: 'unknown' }]) {
      const { flow, clock } = start(late);
      clock.increment(0);
      expect(flow.getSnapshot().value).toBe('closed');
    }
  });

  it('gives back what was entered, to go on with', async () => {
    const { flow, asked, emitted } = start(returned(30), ['done']);
    flow.send({ type: 'undo' });
    expect(flow.getSnapshot().value).toBe('undoing');
    await settled();
    const submission = { courseId: 'data-analytics', submissionId: 'one' };
    expect(asked).toEqual([{ ...submission, feedbackId: 'two' }]);
    expect(emitted).toEqual([
      { type: 'undone', takenBack: { ...submission, values: valuesOf(exampleUndoneFeedback) } },
    ]);
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('says so where it was too late, and tries again', async () => {
    const { flow, emitted } = start(returned(30), ['refused', 'refused']);
    flow.send({ type: 'undo' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 409 } } });
    flow.send({ type: 'undo' });
    expect(flow.getSnapshot().value).toBe('undoing');
    await settled();
    expect(emitted).toEqual([]);
    expect(flow.getSnapshot().value).toBe('failed');
  });

  it('can be dismissed', async () => {
    const offered = start(returned(30)).flow;
    offered.send({ type: 'dismiss' });
    expect(offered.getSnapshot().value).toBe('closed');
    const failed = start(returned(30), ['refused']).flow;
    failed.send({ type: 'undo' });
    await settled();
    failed.send({ type: 'dismiss' });
    expect(failed.getSnapshot().value).toBe('closed');
  });
});
