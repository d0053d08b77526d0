import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Check = OperationOutput<'checkCredential'>;
type Context = { credential: string; check: Check | null; failure: Failure | null };
type Event = { type: 'check'; credential: string } | { type: 'again' };

/** Checking whether a credential that someone presents is genuine (§certificates.13). */
export const credentialCheckMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { checkCredential: operation('checkCredential') },
  guards: {
    isVerified: ({ context }) => context.check?.result === 'verified',
    isRevoked: ({ context }) => context.check?.result === 'revoked',
    isTampered: ({ context }) => context.check?.result === 'tampered',
  },
  actions: {
    keepFailure: keepFailure(),
    take: assign({ credential: (_, credential: string) => credential }),
  },
}).createMachine({
  id: 'credentialCheck',
  description: '§certificates.13',
  context: { credential: '', check: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['input'],
      on: { check: { target: 'checking', actions: { type: 'take', params: ({ event }) => event.credential } } },
    },
    checking: {
      tags: ['input'],
      invoke: {
        id: 'checkCredential',
        src: 'checkCredential',
        input: ({ context }) => ({ credential: context.credential }),
        onDone: { target: 'deciding', actions: assign({ check: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      tags: ['input'],
      description: 'The check could not be made; what was pasted is kept.',
      on: { check: { target: 'checking', actions: { type: 'take', params: ({ event }) => event.credential } } },
    },
    deciding: {
      always: [
        { guard: 'isVerified', target: 'verified' },
        { guard: 'isRevoked', target: 'revoked' },
        { guard: 'isTampered', target: 'tampered' },
        { target: 'unknown' },
      ],
    },
    verified: { on: { again: 'editing' } },
    revoked: { on: { again: 'editing' } },
    tampered: {
      description: 'It claims to be issued here, but was not, or was changed afterwards.',
      on: { again: 'editing' },
    },
    unknown: { on: { again: 'editing' } },
  },
});
