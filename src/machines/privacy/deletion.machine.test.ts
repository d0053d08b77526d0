import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleAccountDeletion, exampleStudent } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { accountDeletionMachine } from './deletion.machine.ts';

const refused = (status: number) =>
  Promise.reject(new ApiError({ kind: 'refused', status, message: null, retryAfter: null }));
const proof = { currentPassword: 'Learning1' };
const { deletionAt } = exampleAccountDeletion;

function start(
  asked: string | null,
  {
    request = async () => exampleAccountDeletion,
    withdraw = async () => exampleStudent,
  }: {
    request?: (sent: OperationInput<'requestAccountDeletion'>) => Promise<typeof exampleAccountDeletion>;
    withdraw?: () => Promise<typeof exampleStudent>;
  } = {},
) {
  const actors = {
    requestAccountDeletion: fromPromise<typeof exampleAccountDeletion, OperationInput<'requestAccountDeletion'>>(
      ({ input }) => request(input),
    ),
    withdrawAccountDeletion: fromPromise(withdraw),
  };
  const flow = createActor(accountDeletionMachine.provide({ actors }), { input: { deletionAt: asked } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§privacy.6 Your data: "Delete My Account"', () => {
  it('sends the password, says when, and signs out when the person has read it', async () => {
    const sent: unknown[] = [];
    const { flow, emitted } = start(null, {
      request: async (given) => {
        sent.push(given);
        return exampleAccountDeletion;
      },
    });
    expect(flow.getSnapshot().value).toBe('offered');
    flow.send({ type: 'begin' });
    flow.send({ type: 'submit', proof });
    expect(flow.getSnapshot().value).toBe('submitting');
    await settled();
    expect(sent).toEqual([proof]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'requested', context: { deletionAt, proof: {} } });
    expect(emitted).toEqual([]);
    flow.send({ type: 'leave' });
    expect(emitted).toEqual([{ type: 'signOut' }]);
  });

  it.each([
    [422, 'wrongPassword'],
    [429, 'rejected'],
  ])('a refusal with %i leads to %s, keeps no password, and can be tried again or left', async (status, state) => {
    const { flow } = start(null, { request: () => refused(status) });
    flow.send({ type: 'begin' });
    flow.send({ type: 'submit', proof });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: state, context: { failure: { status }, proof: {} } });
    flow.send({ type: 'submit', proof });
    expect(flow.getSnapshot()).toMatchObject({ value: 'submitting', context: { failure: null, proof } });
    await settled();
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot().value).toBe('offered');
  });

  it('§account.80: does not call the password wrong where a passkey was refused', async () => {
    const passkey = { challengeId: 'a', credential: { id: 'b', response: {} } };
    const sent: unknown[] = [];
    const { flow } = start(null, {
      request: (given) => {
        sent.push(given);
        return refused(422);
      },
    });
    flow.send({ type: 'begin' });
    flow.send({ type: 'submit', proof: { passkey } });
    await settled();
    expect(sent).toEqual([{ passkey }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { status: 422 } } });
    expect(flow.getSnapshot().context.proof).toEqual({});
  });

  it('is left without anything sent', () => {
    const { flow } = start(null, { request: () => expect.unreachable() });
    flow.send({ type: 'begin' });
    expect(flow.getSnapshot().value).toBe('editing');
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot().value).toBe('offered');
  });
});

describe('§privacy.7 Your data: "Keep My Account"', () => {
  it('keeps the account, and tells the session', async () => {
    const { flow, emitted } = start(deletionAt);
    expect(flow.getSnapshot()).toMatchObject({ value: 'pending', context: { deletionAt } });
    flow.send({ type: 'keep' });
    expect(flow.getSnapshot().value).toBe('keeping');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'offered', context: { deletionAt: null } });
    expect(emitted).toEqual([
      { type: 'userChanged', user: exampleStudent },
      { type: 'notify', message: 'accountKept' },
    ]);
  });

  it('says that it will still be deleted, and tries again', async () => {
    const { flow, emitted } = start(deletionAt, { withdraw: () => refused(500) });
    flow.send({ type: 'keep' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notKept', context: { failure: { status: 500 }, deletionAt } });
    flow.send({ type: 'keep' });
    expect(flow.getSnapshot().value).toBe('keeping');
    await settled();
    expect(emitted).toEqual([]);
  });
});
