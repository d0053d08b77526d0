import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Thread = OperationOutput<'getThread'>;
export type ThreadMessage = Thread['messages'][number];

type Context = { threadId: string; thread: Thread | null };
/** `published`: in the community of its course, as the question with this id. */
type Event = { type: 'retry' } | { type: 'replied'; message: ThreadMessage } | { type: 'published'; id: string };

/** One thread. What is new in it counts as read once it is shown (§questions.9). */
export const threadMachine = setup({
  types: { context: {} as Context, input: {} as { threadId: string }, events: {} as Event },
  actors: { getThread: operation('getThread'), markThreadRead: operation('markThreadRead') },
  guards: {
    // The server answers 400 to a malformed id; to the reader, that thread does not exist either.
    isUnknown: ({ event }) => [400, 404].includes(failureIn(event).status),
    isRead: (_, { unread }: Thread) => unread === 0,
  },
  actions: {
    show: assign({ thread: (_, thread: Thread) => thread }),
    keepPublished: assign({
      thread: ({ context: { thread } }, publishedAs: string) => thread && { ...thread, publishedAs },
    }),
    // It may be in the thread already: a call whose answer was lost is sent again, and makes no second message.
    add: assign({
      thread: ({ context: { thread } }, message: ThreadMessage) =>
        thread?.messages.every(({ id }) => id !== message.id)
          ? { ...thread, isAnswered: message.isByInstructor, messages: [...thread.messages, message] }
          : thread,
    }),
  },
}).createMachine({
  id: 'thread',
  description: '§questions.3, §questions.9',
  context: ({ input }) => ({ ...input, thread: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getThread',
        src: 'getThread',
        input: ({ context: { threadId } }) => ({ threadId }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'loaded.read',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'loaded.marking', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isUnknown', target: 'notFound' }, { target: 'failed' }],
      },
    },
    failed: { on: { retry: 'loading' } },
    notFound: {},
    loaded: {
      initial: 'read',
      on: {
        replied: { actions: { type: 'add', params: ({ event }) => event.message } },
        published: { actions: { type: 'keepPublished', params: ({ event }) => event.id } },
      },
      states: {
        marking: {
          description: 'Marks the thread as read. If that fails, the next visit does it.',
          invoke: {
            id: 'markThreadRead',
            src: 'markThreadRead',
            input: ({ context: { threadId, thread } }) => ({ threadId, messageId: thread?.messages.at(-1)?.id ?? '' }),
            onDone: 'read',
            onError: 'read',
          },
        },
        read: {},
      },
    },
  },
});
