import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleNoReviewYet, exampleOwnReview } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { pendingCalls, refusal, settled, step, unreachable } from '../testing.ts';
import { courseOwnReviewMachine } from './own-review.machine.ts';

type Own = OperationOutput<'getOwnReview'>;

const { review: _review, ...unwritten } = exampleOwnReview;
const written = { stars: 4, text: 'Clear.' };

async function start(
  answers: (Own | Error)[] = [unwritten],
  removal: () => Promise<undefined> = async () => undefined,
) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'saveOwnReview'>>>();
  const [loads, removals]: [unknown[], unknown[]] = [[], []];
  const flow = createActor(
    courseOwnReviewMachine.provide({
      actors: {
        getOwnReview: fromPromise<Own, { courseId: string }>(async ({ input }) => {
          const answer = answers[Math.min(loads.push(input), answers.length) - 1] ?? unwritten;
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        saveOwnReview: logic,
        deleteOwnReview: fromPromise<undefined, { courseId: string }>(({ input }) => {
          removals.push(input);
          return removal();
        }),
      },
    }),
    { input: { courseId: 'data-analytics' } },
  );
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  await settled();
  return { flow, sent, loads, removals, emitted, value: () => flow.getSnapshot().value };
}

describe("§course.32 a student's own review", () => {
  it.each([
    ['shown', exampleOwnReview],
    ['shown', { ...exampleOwnReview, isEnrolled: false }],
    ['unwritten', unwritten],
    ['unwritten', { ...unwritten, completedLessons: unwritten.neededLessons }],
    ['tooEarly', { ...unwritten, completedLessons: unwritten.neededLessons - 1 }],
    ['tooEarly', exampleNoReviewYet],
    ['barred', { ...unwritten, isEnrolled: false }],
  ] as const)('is %s', async (state, own) => {
    const { value, loads } = await start([own]);
    expect(value()).toBe(state);
    expect(loads).toEqual([{ courseId: 'data-analytics' }]);
  });

  it('is asked for again after a failure', async () => {
    const { flow, value } = await start([new Error('no answer'), unwritten]);
    expect(value()).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(value()).toBe('unwritten');
  });

  it('is sent once, and then shown', async () => {
    const { flow, sent, emitted, value } = await start();
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', ...written });
    flow.send({ type: 'submit', ...written });
    expect(value()).toEqual({ sending: 'underWay' });
    expect(emitted).toEqual([]);
    sent[0]?.report({ type: 'call.succeeded', output: exampleOwnReview });
    expect(sent.map(({ input }) => input)).toEqual([{ courseId: 'data-analytics', ...written }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { own: exampleOwnReview } });
    expect(emitted).toEqual([{ type: 'reviewChanged' }]);
  });

  it('may be stars alone', async () => {
    const { flow, sent } = await start();
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', stars: 5, text: '' });
    expect(sent[0]?.input).toEqual({ courseId: 'data-analytics', stars: 5, text: undefined });
  });

  it('arrives by itself after a delay, or is sent at once', async () => {
    const { flow, sent, value } = await start();
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', ...written });
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(flow.getSnapshot()).toMatchObject({
      value: { sending: 'delayed' },
      context: { written, failure: { kind: 'unreachable' } },
    });
    flow.send({ type: 'submit', ...written });
    expect(value()).toEqual({ sending: 'underWay' });
    expect(sent).toMatchObject([{ sentNow: 1, isCancelled: false }]);
    sent[0]?.report({ type: 'call.succeeded', output: exampleOwnReview });
    expect(value()).toBe('shown');
    expect(flow.getSnapshot().context.failure).toBeNull();
  });

  it.each([
    ['write', 'writing'],
    ['close', 'unwritten'],
  ] as const)('is taken back by "%s" after a delay', async (type, state) => {
    const { flow, sent, value } = await start();
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', ...written });
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    flow.send({ type });
    expect(value()).toBe(state);
    expect(sent).toMatchObject([{ isCancelled: true }]);
  });

  it('keeps what was written where it is refused, and sends it as it was changed', async () => {
    const { flow, sent, emitted, value } = await start([exampleOwnReview]);
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', ...written });
    sent[0]?.report({ type: 'call.refused', error: refusal(403) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { written, failure: { message: 'No.' } } });
    flow.send({ type: 'submit', stars: 3, text: 'Clear enough.' });
    expect(sent[1]?.input).toEqual({ courseId: 'data-analytics', stars: 3, text: 'Clear enough.' });
    sent[1]?.report({ type: 'call.refused', error: refusal(403) });
    flow.send({ type: 'close' });
    expect(value()).toBe('shown');
    expect(emitted).toEqual([]);
  });

  it('is changed only by who is still enrolled', async () => {
    const { flow, value } = await start([{ ...exampleOwnReview, isEnrolled: false }]);
    flow.send({ type: 'open' });
    expect(value()).toBe('shown');
    flow.send({ type: 'remove' });
    expect(value()).toBe('confirming');
  });

  it('is deleted once it was confirmed, and may be written anew', async () => {
    const { flow, removals, emitted, value } = await start([exampleOwnReview, unwritten]);
    flow.send({ type: 'remove' });
    flow.send({ type: 'close' });
    expect([value(), removals]).toEqual(['shown', []]);
    flow.send({ type: 'remove' });
    flow.send({ type: 'confirm' });
    flow.send({ type: 'confirm' });
    expect(value()).toBe('deleting');
    await settled();
    await settled();
    expect(removals).toEqual([{ courseId: 'data-analytics' }]);
    expect(emitted).toEqual([{ type: 'reviewChanged' }]);
    expect(value()).toBe('unwritten');
  });

  it('stays where deleting fails, which can be tried again or left', async () => {
    const { flow, removals, value } = await start([exampleOwnReview], () => Promise.reject(unreachable()));
    flow.send({ type: 'remove' });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'notDeleted',
      context: { own: exampleOwnReview, failure: { kind: 'unreachable' } },
    });
    flow.send({ type: 'confirm' });
    await settled();
    expect(removals).toHaveLength(2);
    flow.send({ type: 'close' });
    expect(value()).toBe('shown');
  });

  it.each(['writing', 'rejected'])('is left from %s', (state) => {
    const context = { courseId: 'c', own: unwritten, written, failure: null };
    expect(step(courseOwnReviewMachine, state, { type: 'close' }, context).value).toBe('unwritten');
  });
});
