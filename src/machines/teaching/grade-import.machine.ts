import { assign, emit, sendTo, setup } from 'xstate';
import { keepFailure } from '../failure-in.ts';
import { operation, stub } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { Regraded } from './gradebook/regraded.ts';
import {
  blankImport,
  type ImportContext,
  type Imported,
  type ImportInput,
  type ImportPreview,
  importedMost,
  isUnfit,
  partOf,
  type Undone,
  withImported,
  withUndone,
} from './imported-grades.ts';

type Event =
  | { type: 'choose'; file: File }
  | { type: 'submit' }
  | { type: 'retry' }
  | { type: 'close' }
  | { type: 'undo' }
  | { type: 'dismiss' }
  | CallEvent<'importGrades'>;
/** `returned`: the dialog has gone. */
type Emitted = { type: 'regraded'; regraded: Regraded } | { type: 'returned' };

const previewOf = ({ event }: { event: { output: ImportPreview } }) => event.output;
const importedOf = ({ event }: { event: { output: Imported } }) => event.output;
const undoneOf = ({ event }: { event: { output: Undone } }) => event.output;
const show = { type: 'show', params: previewOf } as const;
const imported = [
  { type: 'takeImported', params: importedOf },
  { type: 'tell', params: importedOf },
] as const;
const undone = [
  { type: 'takeUndone', params: undoneOf },
  { type: 'tell', params: undoneOf },
] as const;
const choose = [
  { guard: 'isUnfit', target: '#gradeImport.unfit', actions: ['take', 'forgetLeft'] },
  { target: '#gradeImport.reading', actions: ['take', 'forgetLeft'] },
] as const;

/** Grades imported from a CSV table: preview, import, and one undo for all of it (§teaching.85 to §teaching.89). */
export const gradeImportMachine = setup({
  types: { context: {} as ImportContext, input: {} as ImportInput, events: {} as Event, emitted: {} as Emitted },
  actors: {
    previewGradeImport: stub<ImportPreview, { courseId: string; file: File }>('previewGradeImport'),
    importGrades: pendingCall('importGrades'),
    undoGradeImport: operation('undoGradeImport'),
  },
  delays: {
    /** Milliseconds in which the last of it can still be undone; the students are notified afterwards. */
    timeLeft: ({ context: { undoUntil, now } }) => Math.max(Date.parse(undoUntil) - now(), 0) || 0,
  },
  guards: {
    isUnfit: ({ event }) => event.type === 'choose' && isUnfit(event.file),
    hasGiven: ({ context: { given } }) => given.length > 0,
    hasChanges: (_, { changes }: ImportPreview) => changes.length > 0,
    hasMore: ({ context: { rest } }) => rest.length > importedMost,
    hasMoreToUndo: ({ context: { given } }) => given.length > importedMost,
    hasLeft: ({ context }, { left }: Imported | Undone) => context.left.length + left.length > 0,
  },
  actions: {
    take: assign(({ event }) => (event.type === 'choose' ? { file: event.file, preview: null, failure: null } : {})),
    show: assign((_, preview: ImportPreview) => ({ preview, rest: preview.changes })),
    takeImported: assign(({ context }, answer: Imported) => withImported(context, answer)),
    takeUndone: assign(({ context }, answer: Undone) => withUndone(context, answer)),
    forgetLeft: assign({ left: [] }),
    tell: emit((_, regraded: Regraded): Emitted => ({ type: 'regraded', regraded })),
    keepFailure: keepFailure(),
    sendNow: sendTo('importGrades', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'gradeImport',
  description: '§teaching.85, §teaching.86, §teaching.87, §teaching.88, §teaching.89',
  context: ({ input }) => blankImport(input),
  initial: 'choosing',
  states: {
    choosing: { on: { choose, close: 'closed' } },
    unfit: { on: { choose, close: 'closed' } },
    reading: {
      invoke: {
        id: 'previewGradeImport',
        src: 'previewGradeImport',
        input: ({ context: { courseId, file } }) => ({ courseId, file: file ?? new File([], '') }),
        onDone: [
          { guard: { type: 'hasChanges', params: previewOf }, target: 'previewed', actions: show },
          { target: 'nothing', actions: show },
        ],
        onError: { target: 'refused', actions: 'keepFailure' },
      },
      on: { close: 'closed' },
    },
    refused: { on: { choose, retry: 'reading', close: 'closed' } },
    nothing: { description: 'The file changes no grade.', on: { choose, close: 'closed' } },
    previewed: { on: { submit: 'importing', choose, close: 'closed' } },
    importing: {
      invoke: {
        id: 'importGrades',
        src: 'importGrades',
        input: ({ context: { courseId, rest } }) => ({ courseId, grades: partOf(rest) }),
      },
      on: {
        'call.succeeded': [
          { guard: 'hasMore', target: 'importing', reenter: true, actions: [...imported] },
          { guard: { type: 'hasLeft', params: importedOf }, target: 'leftAlone', actions: [...imported] },
          { target: 'returned', actions: [...imported] },
        ],
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ submit: retried, close: '#gradeImport.leaving' }),
    },
    rejected: { on: { submit: 'importing', close: 'leaving' } },
    leftAlone: {
      description: 'Some grades have changed since the preview, and stay as they are.',
      initial: 'deciding',
      on: { close: 'leaving' },
      states: {
        deciding: { always: [{ guard: 'hasGiven', target: 'some' }, { target: 'all' }] },
        some: { on: { undo: '#gradeImport.returned.undoing' } },
        all: { on: { choose } },
      },
    },
    leaving: { always: [{ guard: 'hasGiven', target: 'returned' }, { target: 'closed' }] },
    returned: {
      entry: ['forgetLeft', emit({ type: 'returned' })],
      initial: 'offered',
      on: { dismiss: 'closed' },
      states: {
        offered: { after: { timeLeft: '#gradeImport.closed' }, on: { undo: 'undoing' } },
        undoing: {
          invoke: {
            id: 'undoGradeImport',
            src: 'undoGradeImport',
            input: ({ context: { courseId, given } }) => ({ courseId, given: given.slice(0, importedMost) }),
            onDone: [
              { guard: 'hasMoreToUndo', target: 'undoing', reenter: true, actions: [...undone] },
              { guard: { type: 'hasLeft', params: undoneOf }, target: 'kept', actions: [...undone] },
              { target: '#gradeImport.closed', actions: [...undone] },
            ],
            onError: { target: 'notUndone', actions: 'keepFailure' },
          },
        },
        notUndone: { on: { undo: 'undoing' } },
        kept: { description: 'Some could not be undone.' },
      },
    },
    closed: { type: 'final' },
  },
});
