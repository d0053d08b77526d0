import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type MailChoices = OperationOutput<'getMailChoices'>;
export type MailKind = keyof MailChoices;

type Context = {
  choices: MailChoices;
  /** The choices that are being saved, or could not be. */
  wanted: MailChoices;
  failure: Failure | null;
};
type Event = { type: 'retry' } | { type: 'toggle'; kind: MailKind };

const all: MailChoices = { announcements: true, classes: true, answers: true, feedback: true };

/** Which mails a person wants; each choice is saved as it is made (§account.82). */
export const mailChoicesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getMailChoices: operation('getMailChoices'), chooseMails: operation('chooseMails') },
  actions: {
    take: assign((_, choices: MailChoices) => ({ choices, failure: null })),
    toggle: assign({
      wanted: ({ context: { choices } }, kind: MailKind) => ({ ...choices, [kind]: !choices[kind] }),
    }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'mailChoices',
  description: '§account.81, §account.82',
  context: { choices: all, wanted: all, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getMailChoices',
        src: 'getMailChoices',
        input: {},
        onDone: { target: 'chosen', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    chosen: { on: { toggle: { target: 'saving', actions: { type: 'toggle', params: ({ event }) => event.kind } } } },
    saving: {
      invoke: {
        id: 'chooseMails',
        src: 'chooseMails',
        input: ({ context }) => context.wanted,
        onDone: { target: 'chosen', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notSaved', actions: 'keepFailure' },
      },
    },
    notSaved: {
      description: 'Saving failed, so the choices of before still apply.',
      on: { toggle: { target: 'saving', actions: { type: 'toggle', params: ({ event }) => event.kind } } },
    },
  },
});
