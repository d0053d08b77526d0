import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleGradingQueue } from '../../api/generated/examples.ts';
import { refusal } from '../testing.ts';
import { gradingQueueMachine } from './queue.machine.ts';
import type { Queue } from './types.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const { next, ...last } = exampleGradingQueue;

function start(answers: (Queue | null)[]) {
  const asked: unknown[] = [];
  const machine = gradingQueueMachine.provide({
    actors: {
      listGradingQueue: fromPromise(async ({ input }) => {
        asked.push(input);
        const answer = answers.shift();
        if (!answer) throw refusal(403);
        return answer;
      }),
    },
  });
  return { flow: createActor(machine, { input: { course: 'data-analytics' } }).start(), asked };
}

const others = last.items.map((waiting) => ({ ...waiting, submissionId: `other-${waiting.submissionId}` }));

describe('§grading.13 the queue', () => {
  it('adds the next page to what is there, each once, until there is none', async () => {
    const { flow, asked } = start([exampleGradingQueue, null, { ...last, items: [...others, ...last.items] }]);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { loaded: 'moreFailed' },
      context: { queue: { items: last.items } },
    });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(flow.getSnapshot().context.queue?.items).toEqual([...last.items, ...others]);
    expect(flow.getSnapshot().can({ type: 'more' })).toBe(false);
    expect(asked).toEqual([
      { course: 'data-analytics' },
      { course: 'data-analytics', cursor: next },
      { course: 'data-analytics', cursor: next },
    ]);
  });

  it('says so where nothing waits, and where it could not be loaded', async () => {
    const { flow } = start([null, { ...last, items: [] }]);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 403 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
  });

  it('loads anew for other filters, and not for the same', async () => {
    const { flow, asked } = start([exampleGradingQueue, exampleGradingQueue, last, last, last]);
    await settled();
    flow.send({ type: 'filter', filters: { course: 'data-analytics' } });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    flow.send({ type: 'filter', filters: { course: 'data-analytics', assignment: 'question-log' } });
    expect(flow.getSnapshot().value).toBe('loading');
    // A later choice counts, whatever is still on its way.
    flow.send({ type: 'filter', filters: {} });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { loaded: 'results' }, context: { filters: {} } });
    flow.send({ type: 'filter', filters: { show: 'returned' } });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(asked).toEqual([
      { course: 'data-analytics' },
      { course: 'data-analytics', assignment: 'question-log' },
      {},
      { show: 'returned' },
    ]);
  });
});
