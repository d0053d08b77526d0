import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleCredentialCheck } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { credentialCheckMachine } from './check.machine.ts';

type Call = OperationInput<'checkCredential'>;
type Check = OperationOutput<'checkCredential'>;

function start(...answers: (Check | Error)[]) {
  const calls: Call[] = [];
  const checkCredential = fromPromise<Check, Call>(async ({ input }) => {
    calls.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  return { flow: createActor(credentialCheckMachine.provide({ actors: { checkCredential } })).start(), calls };
}

describe('§certificates.13: checking a credential', () => {
  it.each(['verified', 'revoked', 'tampered', 'unknown'] as const)(
    'says that it is %s, as the server does',
    async (result) => {
      const { flow, calls } = start({ ...exampleCredentialCheck, result });
      flow.send({ type: 'check', credential: 'a.b.c' });
      flow.send({ type: 'check', credential: 'a.b.c' });
      expect(flow.getSnapshot().value).toBe('checking');
      await settled();
      expect(flow.getSnapshot().value).toBe(result);
      expect(calls).toEqual([{ credential: 'a.b.c' }]);
      flow.send({ type: 'again' });
      expect(flow.getSnapshot().value).toBe('editing');
    },
  );

  it('gives no verdict if the server fails, and checks the text that is sent next', async () => {
    const tooMany = new ApiError({ kind: 'refused', status: 429, message: 'Too many tries.', retryAfter: 60 });
    const { flow, calls } = start(tooMany, exampleCredentialCheck);
    flow.send({ type: 'check', credential: 'a.b.c' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { message: 'Too many tries.' } } });
    flow.send({ type: 'check', credential: 'd.e.f' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'verified', context: { check: exampleCredentialCheck } });
    expect(calls.at(-1)).toEqual({ credential: 'd.e.f' });
  });
});
