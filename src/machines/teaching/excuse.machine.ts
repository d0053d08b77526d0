import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { ExcuseTarget, GradeCell } from './excused-cell.ts';

type Context = {
  courseId: string;
  target: ExcuseTarget | null;
  reason: string;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; target: ExcuseTarget }
  | { type: 'submit'; reason: string }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'confirm' }
  | { type: 'close' }
  | CallEvent<'excuseStudent'>;
/** The cell as it is now. */
export type ChangedExcuse = { studentId: string; cell: GradeCell };
type Emitted = { type: 'changed' } & ChangedExcuse;

const keyOf = ({ courseId, target }: Context) => ({
  courseId,
  studentId: target?.student.id ?? '',
  assignmentId: target?.assignment.id ?? '',
});

/** Excusing a student from an assignment, and taking that back (§teaching.75, §teaching.77, §teaching.78). */
export const excuseMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { excuseStudent: pendingCall('excuseStudent'), removeExcuse: operation('removeExcuse') },
  guards: { isExcused: (_, { excuse }: ExcuseTarget) => excuse !== null },
  actions: {
    choose: assign({ target: (_, target: ExcuseTarget) => target }),
    take: assign({ reason: (_, reason: string) => reason }),
    keepFailure: keepFailure(),
    sendNow: sendTo('excuseStudent', { type: 'sendNow' }),
    tell: emit(
      ({ context: { target } }, cell: GradeCell): Emitted => ({
        type: 'changed',
        studentId: target?.student.id ?? '',
        cell,
      }),
    ),
  },
}).createMachine({
  id: 'excuse',
  description: '§teaching.75, §teaching.77, §teaching.78',
  context: ({ input }) => ({ ...input, target: null, reason: '', failure: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ reason: '', failure: null }),
      on: {
        open: [
          {
            guard: { type: 'isExcused', params: ({ event }) => event.target },
            target: 'confirming',
            actions: { type: 'choose', params: ({ event }) => event.target },
          },
          { target: 'writing', actions: { type: 'choose', params: ({ event }) => event.target } },
        ],
      },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'excuseStudent',
        src: 'excuseStudent',
        input: ({ context }) => ({ ...keyOf(context), reason: context.reason }),
      },
      on: {
        'call.succeeded': { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#excuse.writing', submit: retried, close: '#excuse.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was written is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    confirming: {
      description: 'Who excused the student, and why; removing that is asked once.',
      on: { confirm: 'removing', close: 'closed' },
    },
    removing: {
      invoke: {
        id: 'removeExcuse',
        src: 'removeExcuse',
        input: ({ context }) => keyOf(context),
        onDone: { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        onError: { target: 'notRemoved', actions: 'keepFailure' },
      },
    },
    notRemoved: { on: { confirm: 'removing', close: 'closed' } },
  },
});
