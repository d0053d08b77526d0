import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleMoneyBackAsked, examplePaymentHistory } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled } from '../testing.ts';
import { paymentsMachine } from './list.machine.ts';

const { items } = examplePaymentHistory;
const others = items.map((payment) => ({ ...payment, sessionId: `${payment.sessionId}0` }));

describe('§payment.28 what was paid', () => {
  itIsLoadedPageByPage({
    machine: paymentsMachine,
    operation: 'listPayments',
    page: examplePaymentHistory,
    key: 'sessionId',
  });
});

async function start() {
  const { asked, logic } = answering<OperationInput<'listPayments'>, PageOf<'listPayments'>>(examplePaymentHistory, {
    items: [...others, ...items],
  });
  const flow = createActor(paymentsMachine.provide({ actors: { listPayments: logic } })).start();
  await settled();
  return { flow, asked, shown: () => flow.getSnapshot().context.page?.items };
}

describe('§payment.29 the list of payments', () => {
  it('§payment.31 shows that the money of one was asked back, while the next page is on its way, too', async () => {
    const { flow, shown } = await start();
    const [first, ...rest] = items;
    expect(first?.sessionId).toBe(exampleMoneyBackAsked.sessionId);
    flow.send({ type: 'more' });
    flow.send({ type: 'asked', payment: exampleMoneyBackAsked });
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'loadingMore' } });
    await settled();
    expect(shown()).toEqual([exampleMoneyBackAsked, ...rest, ...others]);
  });

  it('§payment.30 is loaded again from its start where one could not be asked back', async () => {
    const { flow, asked, shown } = await start();
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(shown()).toEqual([...others, ...items]);
    expect(asked).toEqual([{}, {}]);
  });
});
