import { assign, emit, sendTo, setup } from 'xstate';
import { ApiError, type Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { ChosenStudent } from './roster.machine.ts';

type Context = {
  courseId: string;
  students: ChosenStudent[];
  text: string;
  /** Students who were left out because they are no longer in the course. */
  missing: ChosenStudent[];
  failure: Failure | null;
};
type Event =
  | { type: 'open'; students: ChosenStudent[] }
  | { type: 'submit'; text: string }
  | { type: 'write' } // something was typed, so the message being sent is out of date
  | { type: 'close' }
  | CallEvent<'messageStudents'>;
type Emitted = { type: 'sent'; students: ChosenStudent[] } | { type: 'missing'; students: ChosenStudent[] };

const initial = { students: [], text: '', missing: [], failure: null };

/** The ids of the students that the server refused; none if it refused for another reason. */
function refusedIds(event: object): readonly unknown[] {
  const problem = 'error' in event && event.error instanceof ApiError ? event.error.problem : null;
  const isNamed = typeof problem === 'object' && problem !== null && 'studentIds' in problem;
  return isNamed && Array.isArray(problem.studentIds) ? problem.studentIds : [];
}

/**
 * Writing to the students who were chosen in the roster, each in a conversation of their own (§teaching.15,
 * §teaching.19).
 */
export const rosterMessageMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { messageStudents: pendingCall('messageStudents') },
  guards: { hasStudents: ({ context }) => context.students.length > 0 },
  actions: {
    take: assign({ text: (_, text: string) => text }),
    keepFailure: keepFailure(),
    leaveOut: assign(({ context: { students, missing }, event }) => {
      const refused = refusedIds(event);
      const isRefused = ({ id }: ChosenStudent) => refused.includes(id);
      return {
        students: students.filter((one) => !isRefused(one)),
        missing: [...missing, ...students.filter(isRefused)],
      };
    }),
    reportMissing: emit(({ context }): Emitted => ({ type: 'missing', students: context.missing })),
    reportSent: emit(({ context }): Emitted => ({ type: 'sent', students: context.students })),
    sendNow: sendTo('messageStudents', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'rosterMessage',
  description: '§teaching.15, §teaching.19',
  context: ({ input }) => ({ ...input, ...initial }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign(initial),
      on: { open: { target: 'writing', actions: assign({ students: ({ event }) => event.students }) } },
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
        id: 'messageStudents',
        src: 'messageStudents',
        input: ({ context: { courseId, students, text } }) => ({
          courseId,
          // Sorted, so that choosing the same students again makes the same call.
          studentIds: students.map(({ id }) => id).toSorted(),
          text,
        }),
      },
      on: {
        'call.succeeded': { target: 'sent', actions: 'reportSent' },
        'call.refused': { target: 'rejected', actions: ['keepFailure', 'leaveOut', 'reportMissing'] },
      },
      ...awaitingAnswer({ write: '#rosterMessage.writing', submit: retried, close: '#rosterMessage.closed' }),
    },
    rejected: {
      tags: ['input'],
      description:
        'The server refused it: the text is kept, and students who are no longer in the course are left out.',
      on: {
        submit: {
          guard: 'hasStudents',
          target: 'sending',
          actions: { type: 'take', params: ({ event }) => event.text },
        },
        close: 'closed',
      },
    },
    sent: { on: { close: 'closed' } },
  },
});
