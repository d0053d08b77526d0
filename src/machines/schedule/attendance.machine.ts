import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

type Page = OperationOutput<'listAttendance'>;
export type AttendanceMark = OperationInput<'saveAttendance'>['marks'][number];

type Context = {
  courseId: string;
  classId: string;
  /** The class with its course; null until it is loaded. */
  about: Pick<Page, 'class' | 'courseTitle'> | null;
  /** The students with the marks that the server has. */
  students: Page['items'];
  /** The cursor of the next page; absent after the last one. */
  next: string | undefined;
  /** What is still to be saved. */
  unsaved: AttendanceMark[];
  failure: Failure | null;
};

type Event =
  | { type: 'retry' }
  | { type: 'submit'; marks: AttendanceMark[] }
  | { type: 'write' } // something was marked, so what is being sent is out of date
  | CallEvent<'saveAttendance'>;

/** The most students that one call loads or saves. */
const atOnce = 200;

/** Marking who was at a class (§schedule.15, §schedule.17). */
export const attendanceMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { courseId: string; classId: string },
    events: {} as Event,
    emitted: {} as { type: 'saved' },
  },
  actors: { listAttendance: operation('listAttendance'), saveAttendance: pendingCall('saveAttendance') },
  guards: {
    hasNext: (_, { next }: Page) => next !== undefined,
    hasMarks: (_, marks: AttendanceMark[]) => marks.length > 0,
    hasMore: ({ context }) => context.unsaved.length > atOnce,
  },
  actions: {
    add: assign(({ context }, { class: session, courseTitle, items, next }: Page) => ({
      about: { class: session, courseTitle },
      students: appended(context.students, items, ({ studentId }) => studentId),
      next,
    })),
    take: assign({ unsaved: (_, marks: AttendanceMark[]) => marks }),
    settle: assign(({ context: { students, unsaved } }) => {
      const saved = new Map(unsaved.slice(0, atOnce).map(({ studentId, mark }) => [studentId, mark]));
      return {
        students: students.map((student) => ({ ...student, mark: saved.get(student.studentId) ?? student.mark })),
        unsaved: unsaved.slice(atOnce),
        failure: null,
      };
    }),
    keepFailure: keepFailure(),
    sendNow: sendTo('saveAttendance', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'attendance',
  description: '§schedule.15, §schedule.17',
  context: ({ input }) => ({ ...input, about: null, students: [], next: undefined, unsaved: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The students are loaded page by page until all have arrived.',
      invoke: {
        id: 'listAttendance',
        src: 'listAttendance',
        input: ({ context: { courseId, classId, next } }) => ({
          courseId,
          classId,
          limit: atOnce,
          ...(next !== undefined && { cursor: next }),
        }),
        onDone: [
          {
            guard: { type: 'hasNext', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'add', params: ({ event }) => event.output },
          },
          { target: 'marking', actions: { type: 'add', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    marking: {
      tags: ['input'],
      on: {
        submit: [
          {
            guard: { type: 'hasMarks', params: ({ event }) => event.marks },
            target: 'saving',
            actions: { type: 'take', params: ({ event }) => event.marks },
          },
          { target: 'saved' },
        ],
      },
    },
    saving: {
      tags: ['input'],
      invoke: {
        id: 'saveAttendance',
        src: 'saveAttendance',
        input: ({ context: { courseId, classId, unsaved } }) => ({
          courseId,
          classId,
          marks: unsaved.slice(0, atOnce),
        }),
      },
      on: {
        'call.succeeded': [
          { guard: 'hasMore', target: 'saving', reenter: true, actions: 'settle' },
          { target: 'saved', actions: ['settle', emit({ type: 'saved' })] },
        ],
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#attendance.marking', submit: retried }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused; what was marked is kept.',
      on: {
        write: 'marking',
        submit: [
          {
            guard: { type: 'hasMarks', params: ({ event }) => event.marks },
            target: 'saving',
            actions: { type: 'take', params: ({ event }) => event.marks },
          },
          { target: 'saved' },
        ],
      },
    },
    saved: { on: { write: 'marking' } },
  },
});
