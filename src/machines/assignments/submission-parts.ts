/** The context and events of the submission's statechart. */
import type { Failure } from '../../api/failure.ts';
import type { UploadEvent } from '../../api/operation.ts';
import type { ChosenFile, Refusal } from '../chosen-files.ts';
import type { CallEvent } from '../sync/pending-call.ts';
import type { Assignment } from './types.ts';

export type Context = {
  assignment: Assignment | null;
  text: string;
  files: ChosenFile[];
  /** The most recently chosen files that were not accepted. */
  refused: Refusal[];
  failure: Failure | null;
  /** The file whose upload failed. */
  failedKey: string | null;
};

export type Event =
  | { type: 'open'; assignment: Assignment }
  | { type: 'file.add'; files: File[] }
  | { type: 'file.remove'; key: string }
  | { type: 'submit'; text: string }
  | { type: 'write' } // the text was changed, so what is being sent is out of date
  | { type: 'close'; text: string } // while files are uploaded: stops the upload
  | UploadEvent
  | CallEvent<'submitAssignment'>;

export const empty = { text: '', files: [], refused: [], failure: null, failedKey: null } satisfies Partial<Context>;
