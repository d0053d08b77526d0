import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { activitySendingMachine, type Batch } from './sending.machine.ts';

const batchOf = (...ids: string[]): Batch => ({
  timeZone: 'Europe/London',
  events: ids.map((id) => ({ id, kind: 'opened', courseId: 'sql', lessonId: 'm1-l1', at: '2026-11-20T09:00:00Z' })),
});

/** The device keeps what each look at it finds, in turn. */
function start(found: (Batch | Error)[], erases = true) {
  const { sent, logic } = pendingCalls<Batch>();
  const erased: Batch[] = [];
  const readKept = fromPromise<Batch, void>(async () => {
    const next = found.shift() ?? batchOf();
    if (next instanceof Error) throw next;
    return next;
  });
  const eraseKept = fromPromise<void, Batch>(async ({ input }) => {
    if (!erases) throw new Error('The storage is gone.');
    erased.push(input);
  });
  const flow = createActor(
    activitySendingMachine.provide({ actors: { readKept, eraseKept, recordActivity: logic } }),
  ).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { flow, sent, erased, settled, value: () => flow.getSnapshot().value };
}

describe('§analytics.22 What the device keeps is sent', () => {
  it('looks at once for what an earlier page has left, and rests where there is nothing', async () => {
    const { flow, sent, settled, value } = start([batchOf(), batchOf('a')]);
    expect(value()).toBe('reading');
    await settled();
    expect(value()).toBe('resting');
    expect(sent).toHaveLength(0);
    flow.send({ type: 'send' });
    expect(value()).toBe('reading');
    await settled();
    expect(sent[0]?.input).toEqual(batchOf('a'));
  });

  it('erases what the server has, and sends what came meanwhile', async () => {
    const { flow, sent, erased, settled, value } = start([batchOf('a', 'b'), batchOf('c')]);
    flow.send({ type: 'send' });
    await settled();
    expect(value()).toEqual({ sending: 'underWay' });
    expect(sent[0]?.input).toEqual(batchOf('a', 'b'));
    expect(erased).toEqual([]);
    sent[0]?.report({ type: 'call.succeeded', output: undefined });
    expect(value()).toBe('erasing');
    await settled();
    expect(erased).toEqual([batchOf('a', 'b')]);
    expect(sent[1]?.input).toEqual(batchOf('c'));
    sent[1]?.report({ type: 'call.succeeded', output: undefined });
    await settled();
    expect(value()).toBe('resting');
    expect(erased).toHaveLength(2);
  });

  it('waits while the server does not answer, and asks for it at once when there is more', async () => {
    const { flow, sent, erased, settled, value } = start([batchOf('a')]);
    flow.send({ type: 'send' });
    await settled();
    flow.send({ type: 'send' });
    expect(sent[0]?.sentNow).toBe(0);
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(value()).toEqual({ sending: 'delayed' });
    flow.send({ type: 'send' });
    expect(value()).toEqual({ sending: 'underWay' });
    expect(sent[0]).toMatchObject({ sentNow: 1, isCancelled: false });
    expect(erased).toEqual([]);
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    sent[0]?.report({ type: 'call.succeeded', output: undefined });
    await settled();
    expect(erased).toEqual([batchOf('a')]);
  });

  it('keeps it for when the person is back, and drops what is refused', async () => {
    const { flow, sent, erased, settled, value } = start([batchOf('a'), batchOf('a')]);
    flow.send({ type: 'send' });
    await settled();
    sent[0]?.report({ type: 'call.refused', error: refusal(401) });
    await settled();
    expect(value()).toBe('resting');
    expect(erased).toEqual([]);
    flow.send({ type: 'send' });
    await settled();
    sent[1]?.report({ type: 'call.refused', error: refusal(422) });
    await settled();
    expect(erased).toEqual([batchOf('a')]);
    expect(value()).toBe('resting');
  });

  it('rests where the storage cannot be used', async () => {
    const unreadable = start([new Error('No storage.')]);
    unreadable.flow.send({ type: 'send' });
    await unreadable.settled();
    expect(unreadable.value()).toBe('resting');
    const { flow, sent, settled, value } = start([batchOf('a'), batchOf('a')], false);
    flow.send({ type: 'send' });
    await settled();
    sent[0]?.report({ type: 'call.succeeded', output: undefined });
    await settled();
    expect(value()).toBe('resting');
    expect(sent).toHaveLength(1);
  });
});
