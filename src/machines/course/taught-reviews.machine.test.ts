import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAnsweredReview, exampleTaughtReviews, exampleUnansweredReview } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal, step } from '../testing.ts';
import { type Shown, taughtReviewsMachine } from './taught-reviews.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Call = OperationInput<'listTaughtReviews'>;

async function start(failures = 0, show?: Shown) {
  const calls: Call[] = [];
  const listTaughtReviews = fromPromise(async ({ input }: { input: Call }) => {
    calls.push(input);
    if (calls.length <= failures) throw refusal(403);
    return exampleTaughtReviews;
  });
  const flow = createActor(taughtReviewsMachine.provide({ actors: { listTaughtReviews } }), {
    input: { courseId: 'data-analytics', ...(show && { show }) },
  });
  flow.start();
  await settled();
  return { flow, calls };
}

const page = { courseId: 'data-analytics' };
const cursor = exampleTaughtReviews.next;

describe('§product.63 the reviews', () => {
  it('begin with what the address names', async () => {
    const { calls } = await start(0, 'unanswered');
    expect(calls).toEqual([{ ...page, show: 'unanswered' }]);
  });
});

describe('§course.33 the reviews of a course for those who teach it', () => {
  it('are listed a page at a time, all or those without an answer', async () => {
    const { flow, calls } = await start();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: { reviews: exampleTaughtReviews } });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    flow.send({ type: 'show', show: 'unanswered' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    flow.send({ type: 'show', show: 'all' });
    await settled();
    expect(calls).toEqual([page, { ...page, cursor }, { ...page, show: 'unanswered' }, page]);
  });

  it('keep what is there when more cannot be loaded, and add it once it can', async () => {
    const first = exampleTaughtReviews.items.slice(0, 1);
    const others = exampleTaughtReviews.items.slice(1);
    const { next: _next, ...last } = exampleTaughtReviews;
    const answers = [{ ...exampleTaughtReviews, items: first }, refusal(500), { ...last, items: others }];
    const listTaughtReviews = fromPromise(async (_: { input: Call }) => {
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    });
    const flow = createActor(taughtReviewsMachine.provide({ actors: { listTaughtReviews } }), { input: page }).start();
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { reviews: { items: first } },
    });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { reviews: { items: [...first, ...others] } },
    });
  });

  it('are asked for again after a failure', async () => {
    const { flow } = await start(1);
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 403 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ listed: 'idle' });
  });

  it.each([
    ['was answered', exampleUnansweredReview.id, { ...exampleAnsweredReview, id: exampleUnansweredReview.id }, 0],
    ['lost its answer', exampleAnsweredReview.id, { ...exampleUnansweredReview, id: exampleAnsweredReview.id }, 2],
    ['was answered anew', exampleAnsweredReview.id, exampleAnsweredReview, 1],
    ['is of another page', 'other', { ...exampleAnsweredReview, id: 'other' }, 1],
  ] as const)('show what %s', (_what, id, review, unanswered) => {
    const context = { courseId: 'c', show: 'all', reviews: exampleTaughtReviews };
    const after = step(taughtReviewsMachine, { listed: 'idle' }, { type: 'answered', review }, context);
    expect(after).toMatchObject({ value: { listed: 'idle' }, context: { reviews: { unanswered } } });
    const expected = exampleTaughtReviews.items.map((one) => (one.id === id ? review : one));
    expect(after.context.reviews.items).toEqual(expected);
  });

  it('have nothing to change before they are there', () => {
    const context = { courseId: 'c', show: 'all', reviews: null };
    const event = { type: 'answered', review: exampleAnsweredReview };
    expect(step(taughtReviewsMachine, { listed: 'idle' }, event, context).context).toEqual(context);
  });
});
