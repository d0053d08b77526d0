import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAnsweredReview, exampleTaughtReviews, exampleUnansweredReview } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled, step } from '../testing.ts';
import { taughtReviewsMachine } from './taught-reviews.machine.ts';

const course = { courseId: 'data-analytics' };

describe('§course.31 the reviews', () => {
  itIsLoadedPageByPage({
    machine: taughtReviewsMachine,
    operation: 'listTaughtReviews',
    input: course,
    asks: course,
    page: exampleTaughtReviews,
    key: 'id',
    narrowed: [
      { filters: { show: 'unanswered' }, asks: { ...course, show: 'unanswered' } },
      { filters: { show: 'all' }, asks: course },
    ],
  });
});

async function start(show?: 'unanswered') {
  const pages = [exampleTaughtReviews, exampleTaughtReviews, exampleTaughtReviews];
  const { asked, logic } = answering<OperationInput<'listTaughtReviews'>, PageOf<'listTaughtReviews'>>(...pages);
  const machine = taughtReviewsMachine.provide({ actors: { listTaughtReviews: logic } });
  const flow = createActor(machine, { input: { ...course, ...(show && { show }) } }).start();
  await settled();
  return { flow, asked };
}

describe('§product.63 the reviews', () => {
  it('begin with what the address names', async () => {
    expect((await start('unanswered')).asked).toEqual([{ ...course, show: 'unanswered' }]);
  });
});

describe('§course.33 the reviews of a course for those who teach it', () => {
  it('are all there, or those without an answer', async () => {
    const { flow, asked } = await start();
    flow.send({ type: 'narrow', filters: { show: 'unanswered' } });
    await settled();
    flow.send({ type: 'narrow', filters: { show: 'all' } });
    await settled();
    expect(asked).toEqual([course, { ...course, show: 'unanswered' }, course]);
  });

  it.each([
    ['was answered', exampleUnansweredReview.id, { ...exampleAnsweredReview, id: exampleUnansweredReview.id }, 0],
    ['lost its answer', exampleAnsweredReview.id, { ...exampleUnansweredReview, id: exampleAnsweredReview.id }, 2],
    ['was answered anew', exampleAnsweredReview.id, exampleAnsweredReview, 1],
    ['is of another page', 'other', { ...exampleAnsweredReview, id: 'other' }, 1],
  ] as const)('show what %s', (_what, id, review, unanswered) => {
    const context = { filters: { ...course, show: 'all' }, page: exampleTaughtReviews, failure: null };
    const after = step(taughtReviewsMachine, { listed: 'ready' }, { type: 'answered', review }, context);
    expect(after).toMatchObject({ value: { listed: 'ready' }, context: { page: { unanswered } } });
    const expected = exampleTaughtReviews.items.map((one) => (one.id === id ? review : one));
    expect(after.context.page.items).toEqual(expected);
  });
});
