import { assign, emit, setup } from 'xstate';
import { isLost } from '../../api/failure.ts';
import { backOff } from '../back-off.ts';
import { callbackStub } from '../operation.ts';
import {
  type Context,
  type DraftEvent,
  draftOf,
  type Emitted,
  type Event,
  emptyDraft,
  type Input,
  type PageDraft,
} from './draft.ts';

/** Milliseconds without a change before a draft is written to the device, and then before it is sent to the server. */
const writeDelay = 250;
const sendDelay = 2_000;

/** Keeps the draft of one form on the device and on the server, and finds conflicts with other tabs and devices. */
export const draftMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Emitted },
  actors: {
    writeDraft: callbackStub<DraftEvent, PageDraft>('writeDraft'),
    saveDraft: callbackStub<DraftEvent, PageDraft>('saveDraft'),
  },
  guards: {
    isConflict: ({ context }) => context.found === 'conflict',
    isUnsaved: ({ context }) => context.found === 'unsaved',
    isSaved: ({ context }) => context.found === 'saved',
    isDelayed: ({ context }) => context.failure !== null,
    isLost: ({ context }) => context.failure !== null && isLost(context.failure),
    isBlank: ({ context }) => Object.keys(context.values).length === 0,
    isOnDevice: ({ context }) => context.other !== null && 'writeId' in context.other.versions,
  },
  delays: { writeDelay, sendDelay, backOff: ({ context }) => backOff(context) },
  actions: {
    takeValues: assign(({ event }): Partial<Context> => (event.type === 'change' ? { values: event.values } : {})),
    keep: emit((given) => ({ type: 'keep', draft: draftOf(given) })),
    takeWriteId: assign(({ event }): Partial<Context> => {
      return event.type === 'draft.written' ? { writeId: event.writeId } : {};
    }),
    takeRevision: assign(({ event }): Partial<Context> => {
      return event.type === 'draft.saved' ? { serverRevision: event.serverRevision, failure: null, tries: 0 } : {};
    }),
    keepFailure: assign(({ context, event }): Partial<Context> => {
      return 'failure' in event ? { failure: event.failure, tries: context.tries + 1 } : {};
    }),
    takeOther: assign(({ event }): Partial<Context> => (event.type === 'draft.conflict' ? { other: event.other } : {})),
    useOtherValues: assign({ values: ({ context }) => ({ ...context.values, ...context.other?.values }) }),
    followOther: assign(({ context: { serverRevision, deviceId, writeId, other } }) => ({
      serverRevision,
      deviceId,
      writeId,
      ...other?.versions,
      other: null,
    })),
    clear: assign({ values: {} }),
    forget: assign({ ...emptyDraft, failure: null, tries: 0 }),
  },
}).createMachine({
  id: 'draft',
  description: '§sync.11 to §sync.18; docs/adr/008-drafts.md',
  context: ({ input }) => ({ ...input, failure: null, tries: 0 }),
  initial: 'opening',
  on: {
    change: { target: '.typing', actions: 'takeValues' },
    sent: {
      target: '.empty',
      actions: [emit(({ context: { draftKey } }) => ({ type: 'erase', draftKey, serverRevision: null })), 'forget'],
    },
    discard: {
      target: '.empty',
      actions: [
        emit(({ context: { draftKey, serverRevision } }) => ({ type: 'erase', draftKey, serverRevision })),
        'forget',
      ],
    },
    'draft.conflict': { target: '.conflict', actions: 'takeOther' },
  },
  states: {
    opening: {
      always: [
        { guard: 'isConflict', target: 'conflict' },
        { guard: 'isUnsaved', target: 'sending' },
        { guard: 'isSaved', target: 'saved' },
        { target: 'empty' },
      ],
    },
    empty: { description: 'There is no draft: nothing was typed, or the form was sent.' },
    typing: { on: { leave: { target: 'sending', actions: 'keep' } }, after: { writeDelay: 'writing' } },
    writing: {
      invoke: { id: 'writeDraft', src: 'writeDraft', input: draftOf },
      on: {
        leave: 'sending', // the write goes on, although its actor is stopped
        'draft.written': [
          { guard: 'isDelayed', target: 'waiting', actions: 'takeWriteId' },
          { target: 'kept', actions: 'takeWriteId' },
        ],
        'draft.refused': 'refused',
      },
    },
    kept: {
      description: 'The draft is on the device: a reload or a closed tab loses nothing.',
      on: { leave: 'sending' },
      after: { sendDelay: 'sending' },
    },
    sending: {
      invoke: { id: 'saveDraft', src: 'saveDraft', input: draftOf },
      on: {
        'draft.saved': { target: 'saved', actions: 'takeRevision' },
        'draft.delayed': { target: 'waiting', actions: 'keepFailure' },
        'draft.rejected': { target: 'rejected', actions: 'keepFailure' },
      },
    },
    waiting: {
      description: 'The draft is on the device; saving it on the server is retried.',
      on: { connected: { guard: 'isLost', target: 'sending' } },
      after: { backOff: 'sending' },
    },
    saved: {
      description: 'The server has saved the draft as it is on the screen.',
      on: { 'draft.ended': 'empty', 'draft.discarded': 'writing' },
    },
    rejected: { description: 'The draft is on the device; the server refused it for good.' },
    refused: {
      description: 'The browser could not store the draft; the server may still save it.',
      initial: 'sending',
      states: {
        sending: {
          invoke: { id: 'saveDraft', src: 'saveDraft', input: draftOf },
          on: {
            'draft.saved': { target: '#draft.saved', actions: 'takeRevision' },
            'draft.delayed': { target: 'waiting', actions: 'keepFailure' },
            'draft.rejected': { target: 'waiting', actions: 'keepFailure' },
          },
        },
        waiting: { after: { backOff: '#draft.writing' } },
      },
    },
    conflict: {
      description: 'The draft was changed elsewhere: neither version is overwritten until the student has chosen.',
      entry: 'keep',
      on: {
        change: { actions: ['takeValues', 'keep'] },
        discard: { actions: 'clear' },
        'draft.conflict': { actions: 'takeOther' },
        useOther: [
          { guard: 'isOnDevice', target: 'kept', actions: ['useOtherValues', 'followOther'] },
          { target: 'writing', actions: ['useOtherValues', 'followOther'] },
        ],
        keepMine: [
          { guard: 'isBlank', target: 'empty', actions: 'followOther' },
          { target: 'writing', actions: 'followOther' },
        ],
      },
    },
  },
});
