/** Tests that every machine which sends batches has to pass. */
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import type { BatchOperation, BatchSendingMachine } from './batch-sending.ts';

/** Tests for each machine of `batchSendingMachine`. `batchOf` makes a batch of items with these ids. */
export function itSendsBatches<Id extends BatchOperation>(
  machine: BatchSendingMachine<Id>,
  batchOf: (...ids: string[]) => OperationInput<Id>,
): void {
  function start() {
    const { sent, logic } = pendingCalls<{ batch: OperationInput<Id> }>();
    const flow = createActor(machine.provide({ actors: { sendBatch: logic } }));
    const settled: OperationInput<Id>[] = [];
    flow.on('settled', ({ batch }) => settled.push(batch));
    flow.start();
    const send = (...ids: string[]) => flow.send({ type: 'send', batch: batchOf(...ids) });
    return { sent, settled, send, value: () => flow.getSnapshot().value };
  }

  it('rests where there is nothing', () => {
    const { sent, send, value } = start();
    expect(value()).toBe('resting');
    send();
    expect(value()).toBe('resting');
    expect(sent).toHaveLength(0);
  });

  it('is settled once the server has it, and may be followed by more', () => {
    const { sent, settled, send, value } = start();
    send('a', 'b');
    expect(value()).toEqual({ sending: 'underWay' });
    expect(sent[0]?.input).toEqual({ batch: batchOf('a', 'b') });
    send('a', 'b', 'c');
    expect(sent).toHaveLength(1);
    expect(settled).toEqual([]);
    sent[0]?.report({ type: 'call.succeeded', output: undefined });
    expect(value()).toBe('resting');
    expect(settled).toEqual([batchOf('a', 'b')]);
    send('c');
    expect(sent[1]?.input).toEqual({ batch: batchOf('c') });
  });

  it('waits while the server does not answer, and asks for it at once when there is more', () => {
    const { sent, settled, send, value } = start();
    send('a');
    send('a');
    expect(sent[0]?.sentNow).toBe(0);
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(value()).toEqual({ sending: 'delayed' });
    send('a', 'b');
    expect(value()).toEqual({ sending: 'underWay' });
    expect(sent[0]).toMatchObject({ sentNow: 1, isCancelled: false });
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(settled).toEqual([]);
    sent[0]?.report({ type: 'call.succeeded', output: undefined });
    expect(settled).toEqual([batchOf('a')]);
  });

  it('is there for when the person is back, and dropped where it is refused', () => {
    const { sent, settled, send, value } = start();
    send('a');
    sent[0]?.report({ type: 'call.refused', error: refusal(401) });
    expect(value()).toBe('resting');
    expect(settled).toEqual([]);
    send('a');
    sent[1]?.report({ type: 'call.refused', error: refusal(422) });
    expect(value()).toBe('resting');
    expect(settled).toEqual([batchOf('a')]);
  });
}
