import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Session = OperationOutput<'listSessions'>[number];

/** Where the person is signed in, and signing out there (§account.56). Each call returns the sessions that remain. */
export const devicesMachine = setup({
  types: {
    context: {} as { sessions: Session[]; ending: string; failure: Failure | null },
    events: {} as { type: 'open' } | { type: 'retry' } | { type: 'end'; id: string } | { type: 'endOthers' },
  },
  actors: {
    listSessions: operation('listSessions'),
    endSession: operation('endSession'),
    endOtherSessions: operation('endOtherSessions'),
  },
  actions: {
    take: assign({ sessions: (_, sessions: Session[]) => sessions, failure: null }),
    choose: assign({ ending: (_, id: string) => id }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'devices',
  description: '§account.56',
  context: { sessions: [], ending: '', failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The list is loaded only when it is opened, as few people open it.',
      on: { open: 'loading' },
    },
    loading: {
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        input: {},
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      on: {
        end: { target: 'ending', actions: { type: 'choose', params: ({ event }) => event.id } },
        endOthers: 'endingOthers',
      },
    },
    ending: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ ownSessionId: context.ending }),
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notEnded', actions: 'keepFailure' },
      },
    },
    endingOthers: {
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        input: {},
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notEnded', actions: 'keepFailure' },
      },
    },
    notEnded: {
      description: 'Signing out failed, so the list still shows the devices as signed in.',
      on: {
        end: { target: 'ending', actions: { type: 'choose', params: ({ event }) => event.id } },
        endOthers: 'endingOthers',
      },
    },
  },
});
