/**
 * What the statecharts of forms with files share: the files are uploaded one by one, then the form is sent. Each such
 * machine takes these guards and actions.
 */
import type { EventObject } from 'xstate';
import type { Failure } from '../api/failure.ts';
import type { UploadEvent } from '../api/operation.ts';
import {
  accept,
  advanced,
  type ChosenFile,
  nextOf,
  notUploaded,
  type Refusal,
  restarted,
  without,
} from './chosen-files.ts';
import { failureIn, keepFailure } from './failure-in.ts';
import { assigning } from './shared-action.ts';

export type SentFiles = {
  files: ChosenFile[];
  /** The most recently chosen files that were not accepted. */
  refused: Refusal[];
  failure: Failure | null;
  /** The file whose upload failed. */
  failedKey: string | null;
};

export const noFiles: SentFiles = { files: [], refused: [], failure: null, failedKey: null };

export type FileEvent = { type: 'file.add'; files: File[] } | { type: 'file.remove'; key: string } | UploadEvent;

type Args = { context: Pick<SentFiles, 'files'> };

const hasFileToSend = ({ context }: Args): boolean => nextOf(context.files) !== undefined;
const isLastFile = ({ context }: Args): boolean => context.files.filter(({ id }) => id === null).length === 1;
/** The server no longer has the uploaded files. */
const isIncomplete = ({ event }: { event: object }): boolean => failureIn(event).status === 422;

export const fileGuards = { hasFileToSend, isLastFile, isIncomplete };

const add = assigning<SentFiles, File[]>(({ context }, files) => accept(context.files, files));
const remove = assigning<SentFiles, string>(({ context }, key) => ({
  files: without(context.files, key),
  refused: [],
}));
const advance = assigning<SentFiles, Partial<ChosenFile>>(({ context }, change) => ({
  files: advanced(context.files, change),
}));
const keepFailedFile = assigning<SentFiles>(({ context }) => ({ failedKey: nextOf(context.files)?.key ?? null }));
const rewind = assigning<SentFiles>(({ context }) => ({ files: restarted(context.files) }));
const sendAllAgain = assigning<SentFiles>(({ context }) => ({ files: notUploaded(context.files) }));
const forgetFailure = assigning<SentFiles>(() => ({ failure: null, failedKey: null, refused: [] }));

/** The actions, typed for a machine with this context and these events. */
export const fileActions = <Context extends SentFiles, Event extends EventObject>() => ({
  add: add<Context, Event>(),
  remove: remove<Context, Event>(),
  advance: advance<Context, Event>(),
  keepFailedFile: keepFailedFile<Context, Event>(),
  rewind: rewind<Context, Event>(),
  sendAllAgain: sendAllAgain<Context, Event>(),
  forgetFailure: forgetFailure<Context, Event>(),
  keepFailure: keepFailure<Context, Event>(),
});

/** The file to upload now: the first that has no id yet. */
export const fileToSend = ({ context }: Args): File => nextOf(context.files)?.file ?? new File([], '');

/** The server's ids of the files that have been uploaded; the others have none yet. */
export const sentIds = (files: readonly ChosenFile[]): string[] => files.flatMap(({ id }) => (id ? [id] : []));

/** Adding and removing a file; `target` is the state that either leads to, if any. */
export const changingFiles = <const Target extends string | undefined = undefined>(target?: Target) =>
  ({
    'file.add': {
      target,
      actions: { type: 'add', params: ({ event }: { event: { files: File[] } }) => event.files },
    },
    'file.remove': {
      target,
      actions: { type: 'remove', params: ({ event }: { event: { key: string } }) => event.key },
    },
  }) as const;

type Of<Type extends UploadEvent['type']> = { event: Extract<UploadEvent, { type: Type }> };

const arrived = {
  type: 'advance',
  params: ({ event }: Of<'upload.done'>) => ({ id: event.id, share: 1 }),
} as const;

/** What an upload reports. The state `uploading` is entered again for each file. */
export const uploadingEach = <const Then extends string, const Failed extends string>(then: Then, failed: Failed) =>
  ({
    'upload.progress': {
      actions: { type: 'advance', params: ({ event }: Of<'upload.progress'>) => ({ share: event.share }) },
    },
    'upload.done': [
      { guard: 'isLastFile', target: then, actions: arrived },
      { target: 'uploading', reenter: true, actions: arrived },
    ],
    'upload.failed': { target: failed, actions: ['keepFailure', 'keepFailedFile'] },
  }) as const;
