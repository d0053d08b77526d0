import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleDoneCards, exampleDueCards, exampleNoCards } from '../../api/generated/examples.ts';
import { refusal, settled, unreachable } from '../testing.ts';
import { analyticsReviewMachine, type DueCards } from './review.machine.ts';

const two: DueCards = { ...exampleDueCards, questions: exampleDueCards.questions.slice(0, 2) };
const [first, second] = two.questions;

async function start(answers: (DueCards | Error)[], kept: DueCards | null = null) {
  const getDueCards = fromPromise<DueCards>(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(analyticsReviewMachine.provide({ actors: { getDueCards } }), { input: { kept } });
  const told: object[] = [];
  flow.on('*', (event) => told.push(event));
  flow.start();
  await settled();
  const answer = (optionId: string) => {
    flow.send({ type: 'choose', optionId });
    flow.send({ type: 'check' });
  };
  return { flow, told, answer, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.64 the review', () => {
  it('asks one question after the other, and then when the next ones come back', async () => {
    const { flow, told, answer, settled, look } = await start([two, exampleDoneCards]);
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { index: 0, optionId: '', isOffline: false } });
    flow.send({ type: 'check' });
    expect(look().value).toEqual({ asking: 'open' });
    answer('b');
    expect(look().value).toBe('right');
    expect(told).toEqual([{ type: 'checked', card: first, optionId: 'b', rating: 'good' }]);
    flow.send({ type: 'rate', rating: 'hard' });
    expect(told).toHaveLength(2);
    expect(told[1]).toEqual({ type: 'rated', card: first, optionId: 'b', rating: 'hard' });
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { index: 1, optionId: '' } });
    flow.send({ type: 'choose', optionId: 'b' });
    flow.send({ type: 'choose', optionId: 'a' });
    flow.send({ type: 'check' });
    expect(look().value).toBe('wrong');
    expect(told.slice(2)).toEqual([{ type: 'checked', card: second, optionId: 'a', rating: 'again' }]);
    flow.send({ type: 'rate', rating: 'good' });
    expect(look().value).toBe('wrong');
    flow.send({ type: 'goOn' });
    expect(told).toHaveLength(3);
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'done', context: { cards: exampleDoneCards } });
  });

  it('begins anew where more has come back meanwhile', async () => {
    const { flow, answer, settled, look } = await start([{ ...two, questions: two.questions.slice(1) }, two]);
    answer('b');
    flow.send({ type: 'rate', rating: 'easy' });
    await settled();
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { index: 0, cards: two } });
  });

  it('tells a student who has no questions yet from one who has none left today', async () => {
    expect((await start([exampleNoCards])).look().value).toBe('nothingYet');
    expect((await start([{ ...exampleDoneCards, doneToday: 0 }])).look().value).toBe('done');
    expect((await start([{ ...exampleDoneCards, next: null }])).look().value).toBe('done');
  });

  it('is asked for again when it did not come', async () => {
    const { flow, settled, look } = await start([unreachable(), two]);
    expect(look()).toMatchObject({ value: 'failed', context: { failure: { kind: 'unreachable' } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { failure: null } });
  });
});

describe('§analytics.65 offline', () => {
  it('asks what the device has, and is done with it', async () => {
    const { flow, answer, settled, look } = await start([unreachable(), unreachable(), exampleDoneCards], two);
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { isOffline: true, cards: two } });
    answer('b');
    flow.send({ type: 'rate', rating: 'good' });
    answer('b');
    flow.send({ type: 'rate', rating: 'good' });
    await settled();
    expect(look()).toMatchObject({
      value: 'doneOffline',
      context: { cards: { ...two, questions: [], doneToday: 4 }, isOffline: true },
    });
    flow.send({ type: 'retry' });
    await settled();
    expect(look()).toMatchObject({ value: 'done', context: { isOffline: false } });
  });

  it('is noticed even after the last question', async () => {
    const { flow, answer, settled, look } = await start([two, unreachable()]);
    answer('a');
    flow.send({ type: 'goOn' });
    expect(look().context.kept).toEqual({ ...two, questions: [second], doneToday: 3 });
    answer('a');
    flow.send({ type: 'goOn' });
    await settled();
    expect(look().value).toBe('doneOffline');
  });

  it('ends with the question that is asked: the next ones come from the server', async () => {
    const fresh = { ...two, questions: two.questions.slice(1), doneToday: 9 };
    const { flow, told, answer, settled, look } = await start([unreachable(), fresh], two);
    flow.send({ type: 'choose', optionId: 'b' });
    flow.send({ type: 'connected' });
    expect(look()).toMatchObject({
      value: { asking: 'chosen' },
      context: { isOffline: false, cards: two, optionId: 'b', index: 0 },
    });
    answer('b');
    flow.send({ type: 'rate', rating: 'good' });
    expect(told).toHaveLength(2);
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { cards: fresh, index: 0, isOffline: false } });
    answer('b');
    flow.send({ type: 'connected' });
    flow.send({ type: 'rate', rating: 'good' });
    expect(look().value).toBe('loading');
  });

  it('goes on with what the device has where the server was reached for a moment alone', async () => {
    const { flow, answer, settled, look } = await start([unreachable(), unreachable()], two);
    answer('a');
    flow.send({ type: 'connected' });
    expect(look()).toMatchObject({ value: 'wrong', context: { isOffline: false } });
    flow.send({ type: 'goOn' });
    await settled();
    const left = { ...two, questions: [second], doneToday: 3 };
    expect(look()).toMatchObject({
      value: { asking: 'open' },
      context: { cards: left, index: 0, isOffline: true },
    });
  });

  it('ends while a right answer is rated, too', async () => {
    const { flow, answer, look } = await start([unreachable()], two);
    answer('b');
    flow.send({ type: 'connected' });
    expect(look()).toMatchObject({ value: 'right', context: { isOffline: false } });
    flow.send({ type: 'rate', rating: 'good' });
    expect(look().value).toBe('loading');
  });

  it('asks on without the server as long as nothing says that it is back', async () => {
    const { flow, answer, look } = await start([unreachable()], two);
    answer('a');
    flow.send({ type: 'goOn' });
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { index: 1, isOffline: true } });
  });

  it('does not interrupt questions of the server', async () => {
    const { flow, answer, look } = await start([two]);
    flow.send({ type: 'connected' });
    answer('a');
    flow.send({ type: 'goOn' });
    expect(look()).toMatchObject({ value: { asking: 'open' }, context: { index: 1 } });
  });

  it('ends by itself where all that the device has is done', async () => {
    const { flow, settled, look } = await start([unreachable(), exampleDoneCards], { ...two, questions: [] });
    expect(look().value).toBe('doneOffline');
    flow.send({ type: 'connected' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look().value).toBe('done');
  });

  it('is not assumed where the server refuses the call', async () => {
    expect((await start([refusal(404)], two)).look()).toMatchObject({ value: 'failed', context: { isOffline: false } });
  });
});
