import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = {
  /** The address of the calendar feed; empty until it is loaded. */
  url: string;
  failure: Failure | null;
};
type Event =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'renew' }
  | { type: 'end' }
  | { type: 'cancel' };

/** The calendar feed's address: created once, replaced or ended on request (§schedule.7, §schedule.8). */
export const calendarFeedMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    findCalendarFeed: operation('findCalendarFeed'),
    createCalendarFeed: operation('createCalendarFeed'),
    endCalendarFeed: operation('endCalendarFeed'),
  },
  guards: { isNone: ({ event }) => failureIn(event).status === 404 },
  actions: {
    keepUrl: assign({ url: (_, url: string) => url }),
    dropUrl: assign({ url: '' }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'calendarFeed',
  description: '§schedule.7, §schedule.8',
  context: { url: '', failure: null },
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      initial: 'finding',
      on: { close: 'closed' },
      states: {
        finding: {
          invoke: {
            id: 'findCalendarFeed',
            src: 'findCalendarFeed',
            input: {},
            onDone: { target: 'ready', actions: { type: 'keepUrl', params: ({ event }) => event.output.url } },
            onError: [
              { guard: 'isNone', target: 'creating' },
              { target: 'failed', actions: 'keepFailure' },
            ],
          },
        },
        creating: {
          invoke: {
            id: 'createCalendarFeed',
            src: 'createCalendarFeed',
            input: {},
            onDone: { target: 'ready', actions: { type: 'keepUrl', params: ({ event }) => event.output.url } },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { retry: 'finding' } },
        ready: { on: { renew: 'confirming', end: 'confirmingEnd' } },
        confirming: {
          description: 'A new address makes the current one invalid, so it has to be confirmed.',
          on: { cancel: 'ready', renew: 'renewing' },
        },
        renewing: {
          invoke: {
            id: 'createCalendarFeed',
            src: 'createCalendarFeed',
            input: {},
            onDone: { target: 'ready', actions: { type: 'keepUrl', params: ({ event }) => event.output.url } },
            onError: { target: 'notRenewed', actions: 'keepFailure' },
          },
        },
        notRenewed: { on: { cancel: 'ready', renew: 'renewing' } },
        confirmingEnd: { on: { cancel: 'ready', end: 'ending' } },
        ending: {
          invoke: {
            id: 'endCalendarFeed',
            src: 'endCalendarFeed',
            input: {},
            onDone: { target: 'ended', actions: 'dropUrl' },
            onError: { target: 'notEnded', actions: 'keepFailure' },
          },
        },
        notEnded: { on: { cancel: 'ready', end: 'ending' } },
        ended: {},
      },
    },
  },
});
