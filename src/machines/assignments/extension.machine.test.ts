import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleExtensionRequested } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step, unreachable } from '../testing.ts';
import { assignmentExtensionMachine } from './extension.machine.ts';

const { extension: _extension, ...assignment } = exampleExtensionRequested;
const request = { reason: 'I am away.', proposedDate: '2026-12-02T17:00:00Z' };

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'requestExtension'>>();
  const flow = createActor(assignmentExtensionMachine.provide({ actors: { requestExtension: logic } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', assignment });
  flow.send({ type: 'submit', ...request });
  return { flow, sent, emitted };
}

const delayed = { type: 'call.delayed', error: unreachable() };
const delivered = { type: 'call.succeeded', output: exampleExtensionRequested };

describe('§assignments.18: Request Extension', () => {
  it('sends reason and date once, then shows the request and tells the page', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', ...request });
    expect(flow.getSnapshot().value).toEqual({ sending: 'underWay' });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ assignmentId: assignment.id, ...request }]);
    expect(flow.getSnapshot().value).toBe('requested');
    expect(emitted).toEqual([{ type: 'assignmentChanged', assignment: exampleExtensionRequested }]);
    expect(flow.getSnapshot().context.assignment).toEqual(exampleExtensionRequested);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
    flow.send({ type: 'open', assignment: exampleExtensionRequested });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'requested',
      context: { assignment: exampleExtensionRequested },
    });
  });

  it('sends what was written anew after a refusal', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { request, failure: { message: 'No.' } } });
    flow.send({ type: 'submit', ...request, reason: 'I am ill.' });
    expect(sent.map(({ input }) => input)).toEqual([
      { assignmentId: assignment.id, ...request },
      { assignmentId: assignment.id, ...request, reason: 'I am ill.' },
    ]);
    expect(emitted).toEqual([]);
  });

  it.each([false, true])(
    'has the page ask again where the assignment is no longer pending; after a delay: %s',
    (late) => {
      const { flow, sent, emitted } = start();
      if (late) sent[0]?.report(delayed);
      sent[0]?.report({ type: 'call.refused', error: refusal(409) });
      expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { request, failure: { status: 409 } } });
      expect(emitted).toEqual([{ type: 'assignmentChanged' }]);
    },
  );

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', ...request },
    output: exampleExtensionRequested,
    end: 'requested',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected', 'requested'])('closes from %s, and begins anew', (value) => {
    const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
    expect(step(assignmentExtensionMachine, value, { type: 'close' }, { assignment, request, failure })).toMatchObject({
      value: 'closed',
      context: { request: { reason: '', proposedDate: '' }, failure: null },
    });
  });

  it('opens with the request that there is', () => {
    const before = { assignment: null, request, failure: null };
    const event = { type: 'open', assignment: exampleExtensionRequested };
    expect(step(assignmentExtensionMachine, 'closed', event, before)).toMatchObject({
      value: 'requested',
      context: { assignment: exampleExtensionRequested },
    });
  });
});
