import { assign, emit, setup } from 'xstate';
import { isLost } from '../../api/failure.ts';
import type { DraftEvent, DraftInput } from '../../api/operation.ts';
import { callbackStub } from '../operation.ts';
import { backOff } from './back-off.ts';
import { type Context, draftOf, type Emitted, type Event, type Input, nothing } from './draft-parts.ts';

/** Milliseconds without a change after which the device keeps what was typed, and then the server. */
const pause = 250;
const calm = 2_000;

/** What was typed into a form and not yet sent: whether this device has it, and the server. */
export const draftMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Emitted },
  actors: {
    writeDraft: callbackStub<DraftEvent, DraftInput>('writeDraft'),
    saveDraft: callbackStub<DraftEvent, DraftInput>('saveDraft'),
  },
  guards: {
    isOutdated: ({ context }) => context.found === 'outdated',
    isUnsent: ({ context }) => context.found === 'unsent',
    isSaved: ({ context }) => context.found === 'saved',
    isDelayed: ({ context }) => context.failure !== null,
    isLost: ({ context }) => context.failure !== null && isLost(context.failure),
    isBlank: ({ context }) => Object.keys(context.values).length === 0,
    isOnDevice: ({ context }) => context.other !== null && 'seen' in context.other.known,
  },
  delays: { pause, calm, backOff: ({ context }) => backOff(context) },
  actions: {
    take: assign(({ event }): Partial<Context> => (event.type === 'change' ? { values: event.values } : {})),
    keep: emit((given) => ({ type: 'keep', draft: draftOf(given) })),
    follow: assign(({ event }): Partial<Context> => (event.type === 'draft.written' ? { seen: event.seen } : {})),
    settle: assign(({ event }): Partial<Context> => {
      return event.type === 'draft.saved' ? { base: event.base, failure: null, tries: 0 } : {};
    }),
    keepFailure: assign(({ context, event }): Partial<Context> => {
      return 'failure' in event ? { failure: event.failure, tries: context.tries + 1 } : {};
    }),
    see: assign(({ event }): Partial<Context> => (event.type === 'draft.outdated' ? { other: event.other } : {})),
    useOther: assign({ values: ({ context }) => ({ ...context.values, ...context.other?.values }) }),
    adopt: assign(({ context: { base, writer, seen, other } }) => ({
      base,
      writer,
      seen,
      ...other?.known,
      other: null,
    })),
    clear: assign({ values: {} }),
    forget: assign({ ...nothing, failure: null, tries: 0 }),
  },
}).createMachine({
  id: 'draft',
  description: '§sync.11 to §sync.18; docs/adr/008-drafts.md',
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  initial: 'opening',
  on: {
    change: { target: '.typing', actions: 'take' },
    sent: {
      target: '.empty',
      actions: [emit(({ context: { place } }) => ({ type: 'erase', place, base: null })), 'forget'],
    },
    discard: {
      target: '.empty',
      actions: [emit(({ context: { place, base } }) => ({ type: 'erase', place, base })), 'forget'],
    },
    'draft.outdated': { target: '.outdated', actions: 'see' },
  },
  states: {
    opening: {
      always: [
        { guard: 'isOutdated', target: 'outdated' },
        { guard: 'isUnsent', target: 'sending' },
        { guard: 'isSaved', target: 'saved' },
        { target: 'empty' },
      ],
    },
    empty: { description: 'Nothing was typed that the server does not have.' },
    typing: { on: { keep: { target: 'sending', actions: 'keep' } }, after: { pause: 'writing' } },
    writing: {
      invoke: { id: 'writeDraft', src: 'writeDraft', input: draftOf },
      on: {
        keep: 'sending', // what is on its way to the device arrives
        'draft.written': [
          { guard: 'isDelayed', target: 'waiting', actions: 'follow' },
          { target: 'kept', actions: 'follow' },
        ],
        'draft.refused': 'refused',
      },
    },
    kept: {
      description: 'The device has it: a reload or a closed tab loses nothing.',
      on: { keep: 'sending' },
      after: { calm: 'sending' },
    },
    sending: {
      invoke: { id: 'saveDraft', src: 'saveDraft', input: draftOf },
      on: {
        'draft.saved': { target: 'saved', actions: 'settle' },
        'draft.delayed': { target: 'waiting', actions: 'keepFailure' },
        'draft.rejected': { target: 'rejected', actions: 'keepFailure' },
      },
    },
    waiting: {
      description: 'The device has it; the server could not take it for now.',
      on: { wake: { guard: 'isLost', target: 'sending' } },
      after: { backOff: 'sending' },
    },
    saved: {
      description: 'The server has what is on the screen.',
      on: { 'draft.ended': 'empty', 'draft.discarded': 'writing' },
    },
    rejected: { description: 'The device has it; the server does not take it.' },
    refused: {
      description: 'The browser keeps nothing; the server may.',
      initial: 'sending',
      states: {
        sending: {
          invoke: { id: 'saveDraft', src: 'saveDraft', input: draftOf },
          on: {
            'draft.saved': { target: '#draft.saved', actions: 'settle' },
            'draft.delayed': { target: 'waiting', actions: 'keepFailure' },
            'draft.rejected': { target: 'waiting', actions: 'keepFailure' },
          },
        },
        waiting: { after: { backOff: '#draft.writing' } },
      },
    },
    outdated: {
      description: 'It was changed elsewhere: nothing is written over it before the student has chosen.',
      entry: 'keep',
      on: {
        change: { actions: ['take', 'keep'] },
        discard: { actions: 'clear' },
        'draft.outdated': { actions: 'see' },
        use: [
          { guard: 'isOnDevice', target: 'kept', actions: ['useOther', 'adopt'] },
          { target: 'writing', actions: ['useOther', 'adopt'] },
        ],
        mine: [
          { guard: 'isBlank', target: 'empty', actions: 'adopt' },
          { target: 'writing', actions: 'adopt' },
        ],
      },
    },
  },
});
