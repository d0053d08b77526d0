/** What the submission's statechart keeps, and what it is told. */
import type { Failure } from '../../api/failure.ts';
import type { UploadEvent } from '../../api/operation.ts';
import type { CallEvent } from '../sync/pending-call.ts';
import type { ChosenFile, Refusal } from './submission-files.ts';
import type { Assignment } from './types.ts';

export type Context = {
  assignment: Assignment | null;
  text: string;
  files: ChosenFile[];
  /** Those of the files chosen last that are not accepted. */
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
  | { type: 'write' } // the text was changed: what is being sent is out of date
  | { type: 'close'; text: string } // while files are uploaded: stops the upload
  | UploadEvent
  | CallEvent<'submitAssignment'>;

export const empty = { text: '', files: [], refused: [], failure: null, failedKey: null } satisfies Partial<Context>;
