import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleExtensionRequested } from '../api/examples.ts';
import { ApiError } from '../api/failure.ts';
import type { OperationInput } from '../api/operation.ts';
import { assignmentExtensionMachine } from './assignment-extension.machine.ts';
import { step } from './testing.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const { extension: _extension, ...assignment } = exampleExtensionRequested;
const wish = { reason: 'I am away.', proposedDate: '2026-12-02T17:00:00Z' };
const refused = (status: number) => () =>
  Promise.reject(new ApiError({ kind: 'refused', status, message: 'No.', retryAfter: null }));

function start(answer: () => Promise<typeof exampleExtensionRequested>) {
  const sent: unknown[] = [];
  const requestExtension = fromPromise<typeof exampleExtensionRequested, OperationInput<'requestExtension'>>(
    ({ input }) => {
      sent.push(input);
      return answer();
    },
  );
  const flow = createActor(assignmentExtensionMachine.provide({ actors: { requestExtension } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), sent, emitted };
}

describe('decisions 5: Request Extension', () => {
  it('sends reason and date once, then shows the request and tells the page', async () => {
    const { flow, sent, emitted } = start(async () => exampleExtensionRequested);
    flow.send({ type: 'open', assignment });
    flow.send({ type: 'submit', ...wish });
    flow.send({ type: 'submit', ...wish });
    await settled();
    expect(sent).toEqual([{ assignmentId: assignment.id, ...wish }]);
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

  it('can be sent again after a failure', async () => {
    const { flow, sent, emitted } = start(refused(500));
    flow.send({ type: 'open', assignment });
    flow.send({ type: 'submit', ...wish });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { message: 'No.' } } });
    flow.send({ type: 'submit', ...wish });
    await settled();
    expect(sent).toHaveLength(2);
    expect(emitted).toEqual([]);
  });

  it('sends what was written anew after a failure', async () => {
    const { flow, sent } = start(refused(500));
    flow.send({ type: 'open', assignment });
    flow.send({ type: 'submit', ...wish });
    await settled();
    flow.send({ type: 'submit', ...wish, reason: 'I am ill.' });
    expect(sent).toEqual([
      { assignmentId: assignment.id, ...wish },
      { assignmentId: assignment.id, ...wish, reason: 'I am ill.' },
    ]);
  });

  it('has the page ask again where the assignment is no longer pending', async () => {
    const { flow, emitted } = start(refused(409));
    flow.send({ type: 'open', assignment });
    flow.send({ type: 'submit', ...wish });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([{ type: 'assignmentChanged' }]);
  });

  it.each(['writing', 'rejected', 'requested'])('closes from %s, and begins anew', (value) => {
    const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
    expect(step(assignmentExtensionMachine, value, { type: 'close' }, { assignment, wish, failure })).toMatchObject({
      value: 'closed',
      context: { wish: { reason: '', proposedDate: '' }, failure: null },
    });
  });

  it('opens with the request that there is', () => {
    const before = { assignment: null, wish, failure: null };
    const event = { type: 'open', assignment: exampleExtensionRequested };
    expect(step(assignmentExtensionMachine, 'closed', event, before)).toMatchObject({
      value: 'requested',
      context: { assignment: exampleExtensionRequested },
    });
  });
});
