import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleMoneyBackAsked, examplePaymentHistory } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal } from '../testing.ts';
import { paymentsMachine } from './list.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Page = Omit<typeof examplePaymentHistory, 'next'> & { next?: string };
const { next: cursor, ...last } = examplePaymentHistory;
const others = last.items.map((payment) => ({ ...payment, sessionId: `${payment.sessionId}0` }));

async function start(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listPayments'>[] = [];
  const listPayments = fromPromise(async ({ input }: { input: OperationInput<'listPayments'> }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? refusal(500);
    return answer;
  });
  const flow = createActor(paymentsMachine.provide({ actors: { listPayments } })).start();
  await settled();
  return { flow, asked };
}

describe('§payment.29 the list of payments', () => {
  it('grows by a page at a time, until there is none, and shows none twice', async () => {
    const { flow, asked } = await start(examplePaymentHistory, { items: [...others, ...last.items] });
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { next: cursor } });
    flow.send({ type: 'more' });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { next: null } });
    expect(flow.getSnapshot().context.items).toEqual([...last.items, ...others]);
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    expect(asked).toEqual([{}, { cursor }]);
  });

  it('keeps what is there where the next page fails, and asks for it again', async () => {
    const { flow, asked } = await start(examplePaymentHistory, refusal(500), { items: others });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'moreFailed' }, context: { items: last.items } });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().context.items).toEqual([...last.items, ...others]);
    expect(asked).toEqual([{}, { cursor }, { cursor }]);
  });

  it('§payment.31 shows that the money of one was asked back, while the next page is on its way, too', async () => {
    const { flow } = await start(examplePaymentHistory, { items: others });
    const [first, ...rest] = last.items;
    expect(first?.sessionId).toBe(exampleMoneyBackAsked.sessionId);
    flow.send({ type: 'more' });
    flow.send({ type: 'asked', payment: exampleMoneyBackAsked });
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'loadingMore' } });
    await settled();
    expect(flow.getSnapshot().context.items).toEqual([exampleMoneyBackAsked, ...rest, ...others]);
  });

  it('§payment.30 is loaded again from its start where one could not be asked back', async () => {
    const { flow, asked } = await start(examplePaymentHistory, { items: others });
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { items: [], next: null } });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { items: others, next: null } });
    expect(asked).toEqual([{}, {}]);
  });

  it('is empty before anything was paid', async () => {
    const { flow } = await start({ items: [] });
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { items: [] } });
  });

  it('a failed load can be tried again', async () => {
    const { flow } = await start(refusal(500), last);
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { items: last.items } });
  });
});
