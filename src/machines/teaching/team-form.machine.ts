import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { CourseInstructor } from './team.machine.ts';

type Context = { courseId: string; email: string; added: CourseInstructor | null; failure: Failure | null };
type Event =
  | { type: 'submit'; email: string }
  | { type: 'write' } // something was typed, so the address being sent is out of date
  | { type: 'another' }
  | CallEvent<'addCourseInstructor'>;
type Emitted = { type: 'added'; instructor: CourseInstructor };

/** Letting another instructor teach the course (§teaching.18). */
export const teachingTeamFormMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { addCourseInstructor: pendingCall('addCourseInstructor') },
  actions: {
    take: assign({ email: (_, email: string) => email }),
    keepFailure: keepFailure(),
    sendNow: sendTo('addCourseInstructor', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'teachingTeamForm',
  description: '§teaching.13, §teaching.18',
  context: ({ input }) => ({ ...input, email: '', added: null, failure: null }),
  initial: 'writing',
  states: {
    writing: {
      tags: ['input'],
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.email } } },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'addCourseInstructor',
        src: 'addCourseInstructor',
        input: ({ context: { courseId, email } }) => ({ courseId, email }),
      },
      on: {
        'call.succeeded': {
          target: 'added',
          actions: [
            assign({ added: ({ event }) => event.output, email: '', failure: null }),
            emit(({ event }): Emitted => ({ type: 'added', instructor: event.output })),
          ],
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#teachingTeamForm.writing', submit: retried }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; the address is kept.',
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.email } } },
    },
    added: { on: { another: 'writing' } },
  },
});
