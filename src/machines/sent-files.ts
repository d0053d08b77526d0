/**
 * What the statecharts of forms with files share: the files are uploaded one by one, then the form is sent. Such a machine
 * has these guards, and the assignments by their names within `assign` beside `keepFailure()`.
 */
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
import { failureIn } from './failure-in.ts';

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

export const withFiles = {
  add: ({ context }: Args, files: File[]) => accept(context.files, files),
  remove: ({ context }: Args, key: string) => ({ files: without(context.files, key), refused: [] }),
  advance: ({ context }: Args, change: Partial<ChosenFile>) => ({ files: advanced(context.files, change) }),
  keepFailedFile: ({ context }: Args) => ({ failedKey: nextOf(context.files)?.key ?? null }),
  rewind: ({ context }: Args) => ({ files: restarted(context.files) }),
  sendAllAgain: ({ context }: Args) => ({ files: notUploaded(context.files) }),
};

/** The file that is uploaded now. */
export const fileToSend = ({ context }: Args): File => nextOf(context.files)?.file ?? new File([], '');

export const sentIds = (files: readonly ChosenFile[]): string[] => files.flatMap(({ id }) => (id ? [id] : []));

/** Adding and removing a file; `target`: where that leads, if anywhere. */
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

/** What an upload reports in the state `uploading`, which each file enters anew. */
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
