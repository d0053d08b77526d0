import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '../../api/failure.ts';
import type { Notify } from '../effects.ts';
import { operation } from '../operation.ts';

/** `lessonId`: where it is asked, if in a lesson. */
type Input = { courseId: string; lessonId?: string };
type Context = Input & { message: string; failure: Failure | null };
type Event = { type: 'open' } | { type: 'close' } | { type: 'submit'; message: string };

/** Writing to a course's instructor (§course.26). */
export const instructorMessageMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Notify },
  actors: { contactInstructor: operation('contactInstructor') },
  actions: { take: assign({ message: (_, message: string) => message }) },
}).createMachine({
  id: 'instructorMessage',
  description: '§course.17, §course.26, §questions.1',
  context: ({ input }) => ({ ...input, message: '', failure: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ message: '', failure: null }),
      on: { open: 'writing' },
    },
    writing: {
      tags: ['input'],
      on: {
        close: 'closed',
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.message } },
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'contactInstructor',
        src: 'contactInstructor',
        input: ({ context: { courseId, lessonId, message } }) => ({
          courseId,
          message,
          ...(lessonId !== undefined && { lessonId }),
        }),
        onDone: { target: 'closed', actions: emit({ type: 'notify', message: 'messageSent' }) },
        onError: { target: 'rejected', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { close: 'closed' },
    },
    rejected: {
      tags: ['input'],
      description: 'The message could not be sent; its text is kept.',
      on: {
        close: 'closed',
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.message } },
      },
    },
  },
});
