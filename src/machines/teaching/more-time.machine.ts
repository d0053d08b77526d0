import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

/** A student who has not submitted. */
export type WaitingStudent = { id: string; name: string; dueAt: string };

/** What more time is given for: an assignment, of one student or of the whole class. */
export type MoreTimeTarget = {
  assignment: { id: string; title: string };
  /** The one whose time it is; null for the class. */
  student: WaitingStudent | null;
  /** Of the class, those who can be chosen. */
  students: readonly WaitingStudent[];
};

/** Null is for everyone who has not submitted. */
export type MoreTime = { studentIds: string[] | null; dueDate: string; reason: string };

/** What was given, and how many due dates it moved. */
export type GivenTime = Omit<MoreTime, 'reason'> & { assignmentId: string; answer: OperationOutput<'giveMoreTime'> };

type Context = {
  courseId: string;
  target: MoreTimeTarget | null;
  given: MoreTime;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; target: MoreTimeTarget }
  | { type: 'submit'; given: MoreTime }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'close' }
  | CallEvent<'giveMoreTime'>;
type Emitted = { type: 'given'; time: GivenTime };

const blank: Pick<Context, 'given' | 'failure'> = {
  given: { studentIds: null, dueDate: '', reason: '' },
  failure: null,
};

/** Giving one, several or all students more time for an assignment (§teaching.66, §teaching.67). */
export const moreTimeMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { giveMoreTime: pendingCall('giveMoreTime') },
  actions: {
    take: assign({ given: (_, given: MoreTime) => given }),
    keepFailure: keepFailure(),
    sendNow: sendTo('giveMoreTime', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'moreTime',
  description: '§teaching.66, §teaching.67',
  context: ({ input }) => ({ ...input, target: null, ...blank }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign(blank),
      on: { open: { target: 'writing', actions: assign({ target: ({ event }) => event.target }) } },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.given } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'giveMoreTime',
        src: 'giveMoreTime',
        input: ({ context: { courseId, target, given } }) => ({
          courseId,
          assignmentId: target?.assignment.id ?? '',
          // Sorted, so that choosing the same students again makes the same call.
          studentIds: given.studentIds?.toSorted(),
          dueDate: given.dueDate,
          reason: given.reason,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ context: { target, given }, event }): Emitted => {
            const { studentIds, dueDate } = given;
            const time = { assignmentId: target?.assignment.id ?? '', studentIds, dueDate, answer: event.output };
            return { type: 'given', time };
          }),
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#moreTime.writing', submit: retried, close: '#moreTime.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was written is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.given } },
        close: 'closed',
      },
    },
  },
});
