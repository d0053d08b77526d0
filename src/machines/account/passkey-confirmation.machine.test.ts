import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { examplePasskeys } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { type PasskeyAnswer, passkeyConfirmationMachine } from './passkey-confirmation.machine.ts';

const passkey: PasskeyAnswer = { challengeId: 'a', credential: { id: 'b', response: {} } };
const refused = new ApiError({ kind: 'refused', status: 500, message: 'No.', retryAfter: null });
const refusal = () => Promise.reject(refused);

type Calls = { list?: () => Promise<typeof examplePasskeys>; confirm?: () => Promise<PasskeyAnswer | null> };

async function start({ list = async () => examplePasskeys, confirm = refusal }: Calls = {}) {
  const actors = {
    listPasskeys: fromPromise(list),
    confirmWithPasskey: fromPromise<PasskeyAnswer | null, void>(confirm),
  };
  const flow = createActor(passkeyConfirmationMachine.provide({ actors }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  expect(flow.getSnapshot().value).toBe('looking');
  await settled();
  return { flow, emitted };
}

describe('§account.80 A passkey in place of the password', () => {
  it('is offered to a person who has one', async () => {
    const { flow, emitted } = await start();
    expect(flow.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: null } });
    expect(emitted).toEqual([]);
  });

  it.each([['none', async () => []] as const, ['nobody knows how many', refusal] as const])(
    'is not offered to a person who has %s',
    async (_, list) => {
      const { flow } = await start({ list });
      expect(flow.getSnapshot()).toMatchObject({ value: 'absent', context: { failure: null } });
      expect(flow.getSnapshot().can({ type: 'press' })).toBe(false);
    },
  );

  it('hands its answer to the form, once', async () => {
    const { flow, emitted } = await start({ confirm: async () => passkey });
    flow.send({ type: 'press' });
    expect(flow.getSnapshot().value).toBe('asking');
    expect(flow.getSnapshot().can({ type: 'press' })).toBe(false);
    await settled();
    expect(flow.getSnapshot().value).toBe('confirmed');
    expect(emitted).toEqual([{ type: 'confirmed', passkey }]);
  });

  it.each([
    { first: null, state: 'cancelled', failure: null },
    { first: refused, state: 'rejected', failure: { message: 'No.' } },
  ])('where it was $state, hands over nothing and can be asked again', async ({ first, state, failure }) => {
    const answers = [first, passkey];
    const { flow, emitted } = await start({
      confirm: async () => {
        const answer = answers.shift() ?? null;
        if (answer instanceof ApiError) throw answer;
        return answer;
      },
    });
    flow.send({ type: 'press' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: state, context: { failure } });
    expect(emitted).toEqual([]);
    flow.send({ type: 'press' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'asking', context: { failure: null } });
    await settled();
    expect(emitted).toEqual([{ type: 'confirmed', passkey }]);
  });
});
