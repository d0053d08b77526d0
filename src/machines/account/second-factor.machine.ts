import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Proof } from './passkey-confirmation.machine.ts';

type State = OperationOutput<'getSecondFactor'>;
type Secret = OperationOutput<'beginSecondFactor'>;
export type Removal = { proof: Proof; code: string };

type Context = {
  now: State;
  proof: Proof;
  code: string;
  secret: Secret;
  /** Shown once: the server keeps only their hashes. */
  recoveryCodes: readonly string[];
  failure: Failure | null;
};
type Event =
  | { type: 'retry' }
  | { type: 'start' }
  | { type: 'remove' }
  | { type: 'cancel' }
  | { type: 'prove'; proof: Proof }
  | { type: 'confirm'; code: string }
  | { type: 'submit'; values: Removal }
  | { type: 'done' };

const typed: Pick<Context, 'proof' | 'code' | 'failure'> = { proof: {}, code: '', failure: null };
const initial = { ...typed, secret: { secret: '', uri: '' }, recoveryCodes: [] };
const off = { on: false, required: false, recoveryCodesLeft: 0 };

const parts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Notify },
  actors: {
    getSecondFactor: operation('getSecondFactor'),
    beginSecondFactor: operation('beginSecondFactor'),
    confirmSecondFactor: operation('confirmSecondFactor'),
    removeSecondFactor: operation('removeSecondFactor'),
  },
  actions: {
    clear: assign(initial),
    prove: assign({ proof: (_, proof: Proof) => proof, failure: null }),
    confirm: assign({ code: (_, code: string) => code, failure: null }),
    take: assign((_, values: Removal) => ({ ...values, failure: null })),
    fail: assign({ ...typed, failure: ({ event }) => failureIn(event) }),
  },
});

const proving = parts.createStateConfig({
  on: {
    prove: { target: 'submitting', actions: { type: 'prove', params: ({ event }) => event.proof } },
    cancel: '#secondFactor.off',
  },
});
const typingCode = parts.createStateConfig({
  on: {
    confirm: { target: 'submitting', actions: { type: 'confirm', params: ({ event }) => event.code } },
    cancel: '#secondFactor.off',
  },
});
const typingRemoval = parts.createStateConfig({
  on: {
    submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } },
    cancel: '#secondFactor.on',
  },
});

/** Two-step sign-in: turned on with an authenticator app, and off again. */
export const secondFactorMachine = parts.createMachine({
  id: 'secondFactor',
  description: '§account.73, §account.74, §account.76, §account.77',
  context: { now: off, ...initial },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clear',
      invoke: {
        id: 'getSecondFactor',
        src: 'getSecondFactor',
        input: {},
        onDone: [
          {
            guard: ({ event }) => event.output.on,
            target: 'on',
            actions: assign({ now: ({ event }) => event.output }),
          },
          { target: 'off', actions: assign({ now: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    off: { entry: 'clear', on: { start: 'starting' } },
    starting: {
      tags: ['input'],
      initial: 'editing',
      states: {
        editing: proving,
        submitting: {
          invoke: {
            id: 'beginSecondFactor',
            src: 'beginSecondFactor',
            input: ({ context }) => context.proof,
            onDone: {
              target: '#secondFactor.confirming',
              actions: assign({ ...typed, secret: ({ event }) => event.output }),
            },
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: proving,
      },
    },
    confirming: {
      tags: ['input'],
      description: 'The authenticator app reads the secret, and its first code shows that it has it.',
      initial: 'editing',
      states: {
        editing: typingCode,
        submitting: {
          invoke: {
            id: 'confirmSecondFactor',
            src: 'confirmSecondFactor',
            input: ({ context }) => ({ code: context.code }),
            onDone: {
              target: '#secondFactor.codes',
              actions: assign({ ...initial, recoveryCodes: ({ event }) => event.output.recoveryCodes }),
            },
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: typingCode,
      },
    },
    codes: {
      description: 'Two-step sign-in is on. The recovery codes are shown now and never again.',
      on: { done: 'loading' },
    },
    on: { entry: 'clear', on: { remove: 'removing' } },
    removing: {
      tags: ['input'],
      initial: 'editing',
      states: {
        editing: typingRemoval,
        submitting: {
          invoke: {
            id: 'removeSecondFactor',
            src: 'removeSecondFactor',
            input: ({ context: { proof, code } }) => ({ ...proof, code }),
            onDone: {
              target: '#secondFactor.off',
              actions: emit({ type: 'notify', message: 'secondFactorOff' }),
            },
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: typingRemoval,
      },
    },
  },
});
