import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleGradingQueue } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { answering, settled } from '../testing.ts';
import { gradingQueueMachine } from './queue.machine.ts';

const { next: cursor, items } = exampleGradingQueue;
const course = 'data-analytics';
const others = items.map((waiting) => ({ ...waiting, submissionId: `other-${waiting.submissionId}` }));

async function start() {
  const pages = [exampleGradingQueue, { ...exampleGradingQueue, items: [...others, ...items] }, exampleGradingQueue];
  const { asked, logic } = answering<OperationInput<'listGradingQueue'>, PageOf<'listGradingQueue'>>(...pages);
  const machine = gradingQueueMachine.provide({ actors: { listGradingQueue: logic } });
  const flow = createActor(machine, { input: { course, assignment: null, show: null } }).start();
  await settled();
  return { flow, asked };
}

describe('§grading.13 the queue', () => {
  it('adds the next page to what is there, each submission once', async () => {
    const { flow, asked } = await start();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().context.page?.items).toEqual([...items, ...others]);
    expect(asked).toEqual([{ course }, { course, cursor }]);
  });

  it('§grading.43 is narrowed to an assignment or to what was returned, or to nothing', async () => {
    const { flow, asked } = await start();
    flow.send({ type: 'narrow', filters: { course, assignment: null, show: null } });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'narrow', filters: { course, assignment: 'question-log', show: 'returned' } });
    await settled();
    flow.send({ type: 'narrow', filters: { course: null, assignment: null, show: null } });
    await settled();
    expect(asked.slice(1)).toEqual([{ course, assignment: 'question-log', show: 'returned' }, {}]);
  });
});
