import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type TeachingMails = OperationOutput<'getTeachingMails'>;

type Context = {
  choices: TeachingMails;
  /** The choices that are being saved, or could not be. */
  wanted: TeachingMails;
  failure: Failure | null;
};
type Event = { type: 'retry' } | { type: 'choose'; choice: Partial<TeachingMails> };

const none: TeachingMails = { questions: 'never', extensionRequests: 'never', reports: 'never' };

/** How often emails tell an instructor about open work of each kind; a choice is saved as it is made (§teaching.62). */
export const teachingMailsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getTeachingMails: operation('getTeachingMails'), chooseTeachingMails: operation('chooseTeachingMails') },
  actions: {
    take: assign((_, choices: TeachingMails) => ({ choices, failure: null })),
    want: assign({
      wanted: ({ context: { choices } }, choice: Partial<TeachingMails>) => ({ ...choices, ...choice }),
    }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'teachingMails',
  description: '§teaching.60, §teaching.62',
  context: { choices: none, wanted: none, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getTeachingMails',
        src: 'getTeachingMails',
        input: {},
        onDone: { target: 'chosen', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    chosen: { on: { choose: { target: 'saving', actions: { type: 'want', params: ({ event }) => event.choice } } } },
    saving: {
      invoke: {
        id: 'chooseTeachingMails',
        src: 'chooseTeachingMails',
        input: ({ context }) => context.wanted,
        onDone: { target: 'chosen', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notSaved', actions: 'keepFailure' },
      },
    },
    notSaved: {
      description: 'Saving failed, so the choices of before still apply.',
      on: { choose: { target: 'saving', actions: { type: 'want', params: ({ event }) => event.choice } } },
    },
  },
});
