import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { CommunityAnswer } from './discussion.machine.ts';

type Input = { courseId: string; postId: string };
type Context = Input & {
  answer: CommunityAnswer | null;
  text: string;
  /** The person knows that the answer was changed elsewhere, and replaces that version. */
  isReplacing: boolean;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; answer: CommunityAnswer }
  | { type: 'submit'; text: string }
  | { type: 'write' } // something was typed, so the change being sent is out of date
  | { type: 'close' }
  | { type: 'remove'; answer: CommunityAnswer }
  | { type: 'confirm' }
  | CallEvent<'editAnswer'>;
/** `stale`: the answer on the page may have been changed or deleted. */
type Emitted = { type: 'answered'; answer: CommunityAnswer } | { type: 'stale' };

const parts = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { editAnswer: pendingCall('editAnswer'), deleteAnswer: operation('deleteAnswer') },
  guards: { isConflict },
  actions: {
    about: assign({ answer: (_, answer: CommunityAnswer) => answer, isReplacing: false, failure: null }),
    take: assign({ text: (_, text: string) => text }),
    replace: assign({ isReplacing: true }),
    keepFailure: keepFailure(),
    tell: emit((_, answer: CommunityAnswer): Emitted => ({ type: 'answered', answer })),
    tellStale: emit({ type: 'stale' }),
    sendNow: sendTo('editAnswer', { type: 'sendNow' }),
  },
});

const addressed = ({ courseId, postId, answer }: Context) => ({ courseId, postId, answerId: answer?.id ?? '' });

/** Changing and deleting the person's own answer (§questions.25 to §questions.27). */
export const ownAnswerMachine = parts.createMachine({
  id: 'ownAnswer',
  description: '§questions.25, §questions.26, §questions.27',
  context: ({ input }) => ({ ...input, answer: null, text: '', isReplacing: false, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'writing', actions: { type: 'about', params: ({ event }) => event.answer } },
        remove: { target: 'confirming', actions: { type: 'about', params: ({ event }) => event.answer } },
      },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.text } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'editAnswer',
        src: 'editAnswer',
        input: ({ context }) => ({
          ...addressed(context),
          text: context.text,
          revision: context.isReplacing ? undefined : context.answer?.revision,
        }),
      },
      on: {
        'call.succeeded': { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        'call.refused': [
          { guard: 'isConflict', target: 'outdated' },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#ownAnswer.writing', submit: retried, close: '#ownAnswer.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused the change; what was written is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.text } },
        close: { target: 'closed', actions: 'tellStale' },
      },
    },
    outdated: {
      tags: ['input'],
      description: 'The answer was changed elsewhere: the person replaces that version, or leaves to look at it.',
      on: {
        submit: { target: 'sending', actions: [{ type: 'take', params: ({ event }) => event.text }, 'replace'] },
        close: { target: 'closed', actions: 'tellStale' },
      },
    },
    confirming: { on: { confirm: 'deleting', close: 'closed' } },
    deleting: {
      invoke: {
        id: 'deleteAnswer',
        src: 'deleteAnswer',
        input: ({ context }) => addressed(context),
        onDone: { target: 'closed', actions: 'tellStale' },
        onError: { target: 'notDeleted', actions: 'keepFailure' },
      },
    },
    notDeleted: { on: { confirm: 'deleting', close: { target: 'closed', actions: 'tellStale' } } },
  },
});
