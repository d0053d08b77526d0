import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

type Input = { courseId: string; postId: string };
type Context = Input & { text: string; failure: Failure | null };
type Event =
  | { type: 'submit'; text: string }
  | { type: 'write' } // something was typed, so the answer being sent is out of date
  | CallEvent<'answerInCommunity'>;
type Answered = { type: 'answered'; answer: OperationOutput<'answerInCommunity'> };

/** Answering a published question (§questions.19). */
export const communityAnswerMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Answered },
  actors: { answerInCommunity: pendingCall('answerInCommunity') },
  actions: {
    take: assign({ text: (_, text: string) => text, failure: null }),
    keepFailure: keepFailure(),
    sendNow: sendTo('answerInCommunity', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'communityAnswer',
  description: '§questions.14, §questions.19',
  context: ({ input }) => ({ ...input, text: '', failure: null }),
  initial: 'writing',
  states: {
    writing: {
      tags: ['input'],
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.text } } },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'answerInCommunity',
        src: 'answerInCommunity',
        input: ({ context: { courseId, postId, text } }) => ({ courseId, postId, text }),
      },
      on: {
        'call.succeeded': {
          target: 'writing',
          actions: [
            assign({ text: '', failure: null }),
            emit(({ event }): Answered => ({ type: 'answered', answer: event.output })),
          ],
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#communityAnswer.writing', submit: retried }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused the answer; what was written is kept.',
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.text } } },
    },
  },
});
