import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { failureIn } from '../failure-in.ts';
import { operation, stub } from '../operation.ts';
import type { Proof } from './passkey-confirmation.machine.ts';

export type Passkey = OperationOutput<'listPasskeys'>[number];
export type NewPasskey = { name: string; proof: Proof };

type Context = {
  passkeys: readonly Passkey[];
  /** The passkey that is being added. */
  typed: NewPasskey;
  /** Proof of identity, for the removal. */
  proof: Proof;
  /** The passkey that is being renamed or removed. */
  chosen: { id: string; name: string };
  failure: Failure | null;
};
type Event =
  | { type: 'retry' }
  | { type: 'add' }
  | { type: 'change'; passkey: Passkey }
  | { type: 'cancel' }
  | { type: 'submit'; values: NewPasskey }
  | { type: 'rename'; name: string }
  | { type: 'remove' }
  | { type: 'prove'; proof: Proof };

const initial: Omit<Context, 'passkeys'> = {
  typed: { name: '', proof: {} },
  proof: {},
  chosen: { id: '', name: '' },
  failure: null,
};

const parts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Notify },
  actors: {
    listPasskeys: operation('listPasskeys'),
    /** Null where the person has cancelled in the browser's own dialog. */
    addPasskey: stub<Passkey | null, NewPasskey>('addPasskey'),
    renamePasskey: stub<Passkey, { id: string; name: string }>('renamePasskey'),
    removePasskey: stub<undefined, { id: string; proof: Proof }>('removePasskey'),
  },
  actions: {
    clear: assign(initial),
    take: assign({ typed: (_, typed: NewPasskey) => typed, failure: null }),
    name: assign({ chosen: ({ context }, name: string) => ({ ...context.chosen, name }), failure: null }),
    fail: assign({ failure: ({ event }) => failureIn(event), typed: initial.typed, proof: initial.proof }),
    prove: assign({ proof: (_, proof: Proof) => proof, failure: null }),
  },
});

const typingNew = parts.createStateConfig({
  on: {
    submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } },
    cancel: '#passkeys.listed',
  },
});
const typingName = parts.createStateConfig({
  on: {
    rename: { target: 'renaming', actions: { type: 'name', params: ({ event }) => event.name } },
    remove: { target: '#passkeys.removing', actions: assign({ failure: null }) },
    cancel: '#passkeys.listed',
  },
});

const proving = parts.createStateConfig({
  on: {
    prove: { target: 'submitting', actions: { type: 'prove', params: ({ event }) => event.proof } },
    cancel: '#passkeys.listed',
  },
});

/** The person's passkeys: listed, added, renamed and removed. */
export const passkeysMachine = parts.createMachine({
  id: 'passkeys',
  description: '§account.70',
  context: { passkeys: [], ...initial },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        input: {},
        onDone: { target: 'listed', actions: assign({ passkeys: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      entry: 'clear',
      on: {
        add: 'adding',
        change: {
          target: 'changing',
          actions: assign({ chosen: ({ event: { passkey } }) => ({ id: passkey.id, name: passkey.name }) }),
        },
      },
    },
    adding: {
      tags: ['input'],
      initial: 'editing',
      states: {
        editing: typingNew,
        submitting: {
          description: 'The server checks the proof of identity, then the browser creates the new passkey.',
          invoke: {
            id: 'addPasskey',
            src: 'addPasskey',
            input: ({ context }) => context.typed,
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'editing', actions: 'clear' },
              {
                target: '#passkeys.listed',
                actions: [
                  assign({
                    passkeys: ({ context, event }) => [...context.passkeys, ...(event.output ? [event.output] : [])],
                  }),
                  emit({ type: 'notify', message: 'passkeyAdded' }),
                ],
              },
            ],
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: typingNew,
      },
    },
    changing: {
      tags: ['input'],
      initial: 'editing',
      states: {
        editing: typingName,
        renaming: {
          invoke: {
            id: 'renamePasskey',
            src: 'renamePasskey',
            input: ({ context }) => context.chosen,
            onDone: {
              target: '#passkeys.listed',
              actions: assign({
                passkeys: ({ context, event }) =>
                  context.passkeys.map((one) => (one.id === event.output.id ? event.output : one)),
              }),
            },
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: typingName,
      },
    },
    removing: {
      tags: ['input'],
      description: 'Removing a passkey asks for proof of identity again.',
      initial: 'editing',
      states: {
        editing: proving,
        submitting: {
          invoke: {
            id: 'removePasskey',
            src: 'removePasskey',
            input: ({ context }) => ({ id: context.chosen.id, proof: context.proof }),
            onDone: {
              target: '#passkeys.listed',
              actions: enqueueActions(({ context, enqueue }) => {
                enqueue.assign({ passkeys: context.passkeys.filter(({ id }) => id !== context.chosen.id) });
                enqueue.emit({ type: 'notify', message: 'passkeyRemoved' });
              }),
            },
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: proving,
      },
    },
  },
});
