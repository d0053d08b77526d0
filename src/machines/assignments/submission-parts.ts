/** The context and events of the submission's statechart. */
import { type FileEvent, noFiles, type SentFiles } from '../sent-files.ts';
import type { CallEvent } from '../sync/pending-call.ts';
import type { Assignment } from './types.ts';

export type Context = SentFiles & { assignment: Assignment | null; text: string };

export type Event =
  | { type: 'open'; assignment: Assignment }
  | { type: 'submit'; text: string }
  | { type: 'write' } // the text was changed, so what is being sent is out of date
  | { type: 'close'; text: string } // while files are uploaded: stops the upload
  | FileEvent
  | CallEvent<'submitAssignment'>;

export const empty = { text: '', ...noFiles };
