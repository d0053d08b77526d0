import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleReviews } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { courseReviewsMachine } from './reviews.machine.ts';

const { next: _next, ...last } = exampleReviews;
type Call = OperationInput<'listCourseReviews'>;

function start(answer: (call: Call) => Promise<typeof exampleReviews>) {
  const calls: Call[] = [];
  const listCourseReviews = fromPromise(({ input }: { input: Call }) => {
    calls.push(input);
    return answer(input);
  });
  const flow = createActor(courseReviewsMachine.provide({ actors: { listCourseReviews } }), {
    input: { courseId: 'data-analytics' },
  });
  return { flow: flow.start(), calls };
}

describe('§course.21 Course detail B: Reviews', () => {
  it('shows three reviews, and the rest on "See All Reviews"', async () => {
    const others = last.items.map((review) => ({ ...review, id: `other-${review.id}` }));
    const { flow, calls } = start(async ({ cursor }) => (cursor ? { ...last, items: others } : exampleReviews));
    await settled();
    expect(flow.getSnapshot().value).toBe('some');
    flow.send({ type: 'seeAll' });
    expect(flow.getSnapshot().value).toBe('expanding');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'all',
      context: { reviews: { items: [...last.items, ...others] } },
    });
    expect(calls).toEqual([
      { courseId: 'data-analytics', limit: 3 },
      { courseId: 'data-analytics', cursor: exampleReviews.next },
    ]);
  });

  it('§product.22: shows a page at a time where there are many', async () => {
    const others = last.items.map((review) => ({ ...review, id: `other-${review.id}` }));
    const { flow } = start(async ({ cursor }) => (cursor ? { ...exampleReviews, items: others } : exampleReviews));
    await settled();
    flow.send({ type: 'seeAll' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'some',
      context: { reviews: { items: [...last.items, ...others], next: exampleReviews.next } },
    });
  });

  it('§product.22: has no more to see where all are there', async () => {
    const { flow } = start(async () => last);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'all', context: { reviews: last } });
  });

  it('tries again after a failed load', async () => {
    let failures = 1;
    const { flow } = start(() => (failures-- > 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(last)));
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('all');
  });

  it('§course.24: keeps the three when the rest cannot be loaded', async () => {
    const { flow } = start(({ limit }) =>
      limit ? Promise.resolve(exampleReviews) : Promise.reject(new Error('no answer')),
    );
    await settled();
    flow.send({ type: 'seeAll' });
    await settled();
    expect(flow.getSnapshot().value).toBe('expansionFailed');
    expect(flow.getSnapshot().context.reviews?.items).toHaveLength(3);
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('expanding');
  });

  it('§course.32: is loaded anew once one of them has changed', async () => {
    const { flow, calls } = start(async () => last);
    await settled();
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toBe('all');
    expect(calls).toHaveLength(2);
  });
});
