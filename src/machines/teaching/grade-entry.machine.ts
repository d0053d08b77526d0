import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { totalIn } from '../grading/values.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { SubmittedCell } from './submitted-cell.ts';

export type GradeNow = OperationOutput<'getGrade'>;

/** `typed`: what was typed to begin with; null where nothing is typed and the cell is only read again, as after an undo. */
type Input = { cell: SubmittedCell; typed: string | null };
type Context = { cell: SubmittedCell; typed: string; isRead: boolean; failure: Failure | null };
type Event =
  | { type: 'write'; text: string }
  | { type: 'submit' }
  | { type: 'retry' }
  | { type: 'close' }
  | CallEvent<'giveGrade'>;
type Emitted =
  | { type: 'given'; cell: SubmittedCell; given: OperationOutput<'giveGrade'> }
  | { type: 'read'; grade: GradeNow };

const written = { type: 'take', params: ({ event }: { event: { text: string } }) => event.text } as const;
const output = ({ event }: { event: { output: GradeNow } }) => event.output;

/** A grade typed in one cell of the gradebook (§teaching.72, §teaching.73). */
export const gradeEntryMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Emitted },
  actors: { giveGrade: pendingCall('giveGrade'), getGrade: operation('getGrade') },
  guards: {
    isRead: ({ context }) => context.isRead,
    isGrade: ({ context }) => totalIn(context.typed) !== null,
    /** What is typed is the grade that the attempt has. */
    isSame: ({ context: { typed, cell } }) => cell.isReturned && totalIn(typed) === cell.grade,
    isConflict,
  },
  actions: {
    take: assign({ typed: (_, text: string) => text }),
    renew: assign({
      cell: ({ context: { cell: was } }, { cell }: GradeNow) => ({
        ...was,
        submissionId: cell.submissionId ?? was.submissionId,
        revision: cell.revision ?? was.revision,
        grade: cell.grade,
        isReturned: cell.status !== 'waiting',
      }),
    }),
    tell: emit((_, grade: GradeNow): Emitted => ({ type: 'read', grade })),
    keepFailure: keepFailure(),
    sendNow: sendTo('giveGrade', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'gradeEntry',
  description: '§teaching.72, §teaching.73',
  context: ({ input: { cell, typed } }) => ({ cell, typed: typed ?? '', isRead: typed === null, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isRead', target: 'reading' }, { target: 'writing' }] },
    writing: {
      tags: ['input'],
      initial: 'plain',
      on: {
        write: { target: '.plain', actions: written },
        submit: [
          { guard: 'isSame', target: 'closed' },
          { guard: 'isGrade', target: 'sending' },
          { target: '.invalid' },
        ],
        close: 'closed',
      },
      states: {
        plain: {},
        invalid: { description: 'It is no whole number from 0 to 100, and stays as it was typed.' },
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'giveGrade',
        src: 'giveGrade',
        input: ({ context: { cell, typed } }) => {
          const { courseId, submissionId, revision } = cell;
          return { courseId, submissionId, revision, grade: totalIn(typed) ?? 0 };
        },
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ context: { cell }, event }): Emitted => ({ type: 'given', cell, given: event.output })),
        },
        'call.refused': [
          { guard: 'isConflict', target: 'conflict', actions: 'keepFailure' },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({
        write: { target: '#gradeEntry.writing', actions: written },
        submit: retried,
        close: '#gradeEntry.closed',
      }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was typed is kept.',
      on: { write: { target: 'writing', actions: written }, submit: 'sending', close: 'closed' },
    },
    conflict: {
      tags: ['input'],
      description: 'Somebody else has graded it, or the student has submitted again. What was typed is kept.',
      initial: 'loading',
      on: { write: { actions: written }, close: 'closed' },
      states: {
        loading: {
          invoke: {
            id: 'getGradeAgain',
            src: 'getGrade',
            input: ({ context: { cell } }) => ({ courseId: cell.courseId, submissionId: cell.submissionId }),
            onDone: {
              target: 'shown',
              actions: [
                { type: 'renew', params: output },
                { type: 'tell', params: output },
              ],
            },
            onError: 'failed',
          },
        },
        failed: { on: { retry: 'loading' } },
        shown: {
          on: {
            submit: [{ guard: 'isGrade', target: '#gradeEntry.sending' }, { target: '#gradeEntry.writing.invalid' }],
          },
        },
      },
    },
    reading: {
      initial: 'underWay',
      states: {
        underWay: {
          invoke: {
            id: 'getGrade',
            src: 'getGrade',
            input: ({ context: { cell } }) => ({ courseId: cell.courseId, submissionId: cell.submissionId }),
            onDone: { target: '#gradeEntry.closed', actions: { type: 'tell', params: output } },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { retry: 'underWay' } },
      },
    },
    closed: { type: 'final' },
  },
});
