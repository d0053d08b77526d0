import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { Fields, OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Input = { courseId: string; threadId: string };
export type Publication = Fields<'publishThread'>;
type Context = Input & { texts: Publication; failure: Failure | null };
type Event = { type: 'open' } | { type: 'close' } | { type: 'retry' } | ({ type: 'submit' } & Publication);
type Published = { type: 'published'; id: string };

const noTexts: Publication = { title: '', question: '', answer: '' };
const textsOf = ({ title, question, answer }: OperationOutput<'proposePublication'>) => ({ title, question, answer });

/** Publishing a thread for its course: the texts are proposed, read, changed and sent (§questions.20). */
export const publicationMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Published },
  actors: { proposePublication: operation('proposePublication'), publishThread: operation('publishThread') },
  actions: {
    take: assign({ texts: (_, texts: Publication) => textsOf(texts), failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'publication',
  description: '§questions.13, §questions.20',
  context: ({ input }) => ({ ...input, texts: noTexts, failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { open: 'preparing' } },
    preparing: {
      invoke: {
        id: 'proposePublication',
        src: 'proposePublication',
        input: ({ context: { courseId, threadId } }) => ({ courseId, threadId }),
        onDone: { target: 'editing', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'unprepared', actions: 'keepFailure' },
      },
      on: { close: 'closed' },
    },
    unprepared: { on: { retry: 'preparing', close: 'closed' } },
    editing: {
      tags: ['input'],
      on: { close: 'closed', submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } } },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'publishThread',
        src: 'publishThread',
        input: ({ context: { courseId, threadId, texts } }) => ({ courseId, threadId, ...texts }),
        onDone: {
          target: 'closed',
          actions: emit(({ event }): Published => ({ type: 'published', id: event.output.id })),
        },
        onError: { target: 'rejected', actions: 'keepFailure' },
      },
    },
    rejected: {
      tags: ['input'],
      description: 'It was not published; the texts are kept.',
      on: { close: 'closed', submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } } },
    },
  },
});
