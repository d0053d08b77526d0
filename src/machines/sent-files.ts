/**
 * What the statecharts of forms with files share: the files are uploaded one by one, then the form is sent. Such a machine
 * has these guards, and the actions `advance`, `keepFailure` and `keepFailedFile`.
 */
import type { UploadEvent } from '../api/operation.ts';
import { type ChosenFile, nextOf } from './chosen-files.ts';
import { failureIn } from './failure-in.ts';

type Args = { context: { files: ChosenFile[] } };

export const hasFileToSend = ({ context }: Args): boolean => nextOf(context.files) !== undefined;
export const isLastFile = ({ context }: Args): boolean => context.files.filter(({ id }) => id === null).length === 1;
/** The server no longer has the uploaded files. */
export const isIncomplete = ({ event }: { event: object }): boolean => failureIn(event).status === 422;

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
