import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAnsweredReview, exampleUnansweredReview } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled, step, unreachable } from '../testing.ts';
import { reviewAnswerMachine } from './review-answer.machine.ts';

const review = exampleUnansweredReview;
const text = 'Thank you.';
const address = { courseId: 'data-analytics', reviewId: review.id };

type Removed = OperationOutput<'deleteReviewAnswer'>;

function start(removal: () => Promise<Removed> = async () => review) {
  const { sent, logic } = pendingCalls<OperationInput<'answerReview'>>();
  const removals: unknown[] = [];
  const flow = createActor(
    reviewAnswerMachine.provide({
      actors: {
        answerReview: logic,
        deleteReviewAnswer: fromPromise<Removed, OperationInput<'deleteReviewAnswer'>>(({ input }) => {
          removals.push(input);
          return removal();
        }),
      },
    }),
    { input: { courseId: 'data-analytics' } },
  );
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), sent, removals, emitted, value: () => flow.getSnapshot().value };
}

function startSent() {
  const started = start();
  started.flow.send({ type: 'open', review });
  started.flow.send({ type: 'submit', text });
  return started;
}

describe('§course.33 the answer to a review', () => {
  it('is sent once, and shown in the list', () => {
    const { flow, sent, emitted, value } = startSent();
    flow.send({ type: 'submit', text });
    expect(value()).toEqual({ sending: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', output: exampleAnsweredReview });
    expect(sent.map(({ input }) => input)).toEqual([{ ...address, text }]);
    expect(value()).toBe('closed');
    expect(emitted).toEqual([{ type: 'answered', review: exampleAnsweredReview }]);
  });

  itAwaitsItsAnswer(startSent, {
    submit: { type: 'submit', text },
    output: exampleAnsweredReview,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it('keeps what was written where it is refused, and begins anew with the next review', () => {
    const { flow, sent, emitted } = startSent();
    sent[0]?.report({ type: 'call.refused', error: refusal(404) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { text, failure: { message: 'No.' } } });
    flow.send({ type: 'submit', text: 'Thanks.' });
    expect(sent[1]?.input).toEqual({ ...address, text: 'Thanks.' });
    expect(emitted).toEqual([]);
    flow.send({ type: 'close' });
    expect(step(reviewAnswerMachine, 'rejected', { type: 'close' }, flow.getSnapshot().context).value).toBe('closed');
    sent[1]?.report({ type: 'call.refused', error: refusal(404) });
    flow.send({ type: 'close' });
    flow.send({ type: 'open', review: exampleAnsweredReview });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'writing',
      context: { review: exampleAnsweredReview, failure: null },
    });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('is taken back once that was confirmed', async () => {
    const { flow, removals, emitted, value } = start();
    flow.send({ type: 'remove', review });
    flow.send({ type: 'close' });
    expect([value(), removals]).toEqual(['closed', []]);
    flow.send({ type: 'remove', review });
    flow.send({ type: 'confirm' });
    flow.send({ type: 'confirm' });
    expect(value()).toBe('deleting');
    await settled();
    expect(removals).toEqual([address]);
    expect(emitted).toEqual([{ type: 'answered', review }]);
    expect(value()).toBe('closed');
  });

  it('stays where taking it back fails, which can be tried again or left', async () => {
    const { flow, removals, value } = start(() => Promise.reject(unreachable()));
    flow.send({ type: 'remove', review });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notDeleted', context: { failure: { kind: 'unreachable' } } });
    flow.send({ type: 'confirm' });
    await settled();
    expect(removals).toHaveLength(2);
    flow.send({ type: 'close' });
    expect(value()).toBe('closed');
  });
});
