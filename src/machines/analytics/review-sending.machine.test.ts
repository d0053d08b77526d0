import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { type Batch, reviewSendingMachine } from './review-sending.machine.ts';

const batchOf = (...ids: string[]): Batch => ({
  timeZone: 'Europe/London',
  answers: ids.map((id) => ({
    ...{ id, courseId: 'sql', lessonId: 'm1-l4', questionId: 'q1', optionId: 'a' },
    rating: 'good',
    at: '2026-11-20T09:00:00Z',
  })),
});

function start() {
  const { sent, logic } = pendingCalls<Batch>();
  const flow = createActor(reviewSendingMachine.provide({ actors: { answerCards: logic } }));
  const settled: Batch[] = [];
  flow.on('settled', ({ batch }) => settled.push(batch));
  flow.start();
  const send = (...ids: string[]) => flow.send({ type: 'send', batch: batchOf(...ids) });
  return { sent, settled, send, value: () => flow.getSnapshot().value };
}

describe('§analytics.66 answers that the device keeps are sent', () => {
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
    expect(sent[0]?.input).toEqual(batchOf('a', 'b'));
    send('a', 'b', 'c');
    expect(sent).toHaveLength(1);
    expect(settled).toEqual([]);
    sent[0]?.report({ type: 'call.succeeded', output: undefined });
    expect(value()).toBe('resting');
    expect(settled).toEqual([batchOf('a', 'b')]);
    send('c');
    expect(sent[1]?.input).toEqual(batchOf('c'));
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
});
