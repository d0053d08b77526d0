import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleOffers } from '../../api/generated/examples.ts';
import { settled, step } from '../testing.ts';
import { type Offer, offersMachine } from './offers.machine.ts';

function start(...answers: (Offer[] | Error)[]) {
  const listOffers = fromPromise<Offer[]>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const flow = createActor(offersMachine.provide({ actors: { listOffers } })).start();
  const emitted: object[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow, emitted };
}

describe('§dashboard.2 Dashboard: View All Offers', () => {
  it('§dashboard.15 Dashboard: asks for the offers once the dialog opens, and not before', async () => {
    const { flow } = start(exampleOffers);
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    flow.send({ type: 'open' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it('§dashboard.15, §payment.9: "Use this code" takes the code along and closes the dialog', async () => {
    const { flow, emitted } = start(exampleOffers);
    flow.send({ type: 'open' });
    await settled();
    flow.send({ type: 'use', code: 'LEARN25' });
    expect(emitted).toEqual([{ type: 'carry', code: 'LEARN25' }]);
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('says so where no offer runs', async () => {
    const { flow } = start([]);
    flow.send({ type: 'open' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('tries again after a failure', async () => {
    const { flow } = start(new Error('no answer'), exampleOffers);
    flow.send({ type: 'open' });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it.each(['loading', 'failed', { loaded: 'results' }, { loaded: 'empty' }])('closes from %j', (value) => {
    expect(step(offersMachine, value, { type: 'close' }, { offers: [] }).value).toBe('closed');
  });
});
