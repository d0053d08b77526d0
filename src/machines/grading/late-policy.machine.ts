import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { failureIn, isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import {
  asked,
  type KeptLatePolicy,
  type LatePolicy,
  type LatePolicyPreview,
  type LatePolicyTarget,
  noPolicy,
} from './late-policies.ts';

type Context = {
  courseId: string;
  target: LatePolicyTarget | null;
  kept: KeptLatePolicy | null;
  /** What was typed; null to remove the policy. */
  policy: LatePolicy | null;
  preview: LatePolicyPreview | null;
  failure: Failure | null;
  /** Why the policy could not be read. */
  unread: Failure | null;
};
type Event =
  | { type: 'open'; target: LatePolicyTarget }
  | { type: 'submit'; policy: LatePolicy | null }
  | { type: 'write' } // something was typed, so the preview or what is being sent is out of date
  | { type: 'retry' }
  | { type: 'close' }
  | CallEvent<'saveLatePolicy'>;
type Emitted = { type: 'saved'; kept: KeptLatePolicy };

const blank = { kept: null, policy: null, preview: null, failure: null, unread: null };

const typed = ({ event }: { event: { policy: LatePolicy | null } }) => event.policy;
const taken = { type: 'take', params: typed } as const;
/** Where late work would not be taken, there is nothing to preview, so it is saved at once. */
const preview = [
  { guard: { type: 'isNone', params: typed }, target: '#latePolicy.sending', actions: taken },
  { target: '#latePolicy.previewing', actions: taken },
] as const;
/** The policy for late work of a course or an assignment: it is previewed before it is saved (§teaching.103). */
export const latePolicyMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: {
    getLatePolicy: operation('getLatePolicy'),
    previewLatePolicy: operation('previewLatePolicy'),
    saveLatePolicy: pendingCall('saveLatePolicy'),
  },
  guards: {
    isConflict,
    wasRefused: ({ context }) => context.failure !== null,
    isNone: ({ context: { kept } }, policy: LatePolicy | null) => policy === null && !kept?.coursePolicy,
  },
  actions: {
    take: assign({ policy: (_, policy: LatePolicy | null) => policy, preview: null, failure: null }),
    keepFailure: keepFailure(),
    sendNow: sendTo('saveLatePolicy', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'latePolicy',
  description: '§teaching.103, §teaching.104',
  context: ({ input }) => ({ ...input, target: null, ...blank }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign(blank),
      on: { open: { target: 'loading', actions: assign({ target: ({ event }) => event.target }) } },
    },
    loading: {
      invoke: {
        id: 'getLatePolicy',
        src: 'getLatePolicy',
        input: ({ context }) => asked(context),
        onDone: [
          { guard: 'wasRefused', target: 'outdated', actions: assign({ kept: ({ event }) => event.output }) },
          { target: 'writing', actions: assign({ kept: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: assign({ unread: ({ event }) => failureIn(event) }) },
      },
      on: { close: 'closed' },
    },
    failed: { on: { retry: 'loading', close: 'closed' } },
    writing: { tags: ['input'], on: { submit: preview, close: 'closed' } },
    previewing: {
      tags: ['input'],
      initial: 'underWay',
      states: {
        underWay: {
          invoke: {
            id: 'previewLatePolicy',
            src: 'previewLatePolicy',
            input: ({ context }) => {
              const { graceMinutes, percentPerDay, floor } = context.policy ?? context.kept?.coursePolicy ?? noPolicy;
              return { ...asked(context), graceMinutes, percentPerDay, floor };
            },
            onDone: { target: '#latePolicy.confirming', actions: assign({ preview: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: {
          on: {
            submit: { target: '#latePolicy.previewing', actions: taken },
            write: '#latePolicy.writing',
            close: '#latePolicy.closed',
          },
        },
      },
    },
    confirming: {
      tags: ['input'],
      description: 'What it would take off is shown, and nothing is saved yet.',
      on: { submit: 'sending', write: 'writing', close: 'closed' },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'saveLatePolicy',
        src: 'saveLatePolicy',
        input: ({ context: { courseId, target, kept, policy } }) => ({
          courseId,
          assignmentId: target?.assignmentId ?? undefined,
          revision: kept?.revision ?? 0,
          policy: policy ?? undefined,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ event }): Emitted => ({ type: 'saved', kept: event.output })),
        },
        'call.refused': [
          { guard: 'isConflict', target: 'loading', actions: 'keepFailure' },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#latePolicy.writing', submit: retried, close: '#latePolicy.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was typed is kept.',
      on: { submit: preview, write: 'writing', close: 'closed' },
    },
    outdated: {
      tags: ['input'],
      description: 'Another instructor has changed it, which is shown; what was typed is kept.',
      on: { submit: preview, close: 'closed' },
    },
  },
});
