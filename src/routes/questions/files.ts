/** How the forms of questions and replies show their attached files. */
import { type ChosenFile, mostFiles, type Refusal } from '../../machines/chosen-files.ts';
import type { FileToSend } from '../../ui/parts/chosen-files.tsx';
import { fileSize } from '../file-size.ts';

/** A hint for the browser's file picker only: the server decides by the files' content. */
const accept =
  '.pdf,.png,.jpg,.jpeg,.zip,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.md,.csv,.sql,.py,.r,.json,.ipynb,text/*';
export const fileLimits = {
  accept,
  hint: `At most ${mostFiles} files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.`,
};

const refusals: Record<Refusal['why'], (name: string) => string> = {
  tooLarge: (name) => `${name} is larger than 10 MB.`,
  empty: (name) => `${name} is empty.`,
  otherKind: (name) => `${name} is of a kind that is not taken.`,
  tooMany: (name) => `Only ${mostFiles} files can be sent, so ${name} was left out.`,
};

/** One sentence for each file that was left out. */
export const whyRefused = (refused: Refusal[]): string | undefined =>
  refused.map(({ name, why }) => refusals[why](name)).join(' ') || undefined;

export const filesToSend = (files: ChosenFile[], failedKey: string | null): FileToSend[] =>
  files.map(({ key, file, id, share }) => ({
    key,
    name: file.name,
    size: fileSize(file.size),
    percent: share > 0 ? Math.round(share * 100) : undefined,
    isSent: id !== null,
    hasFailed: key === failedKey,
  }));

/** Why the form was not sent, with the name of the file if an upload failed. */
export function whyNotSent(files: ChosenFile[], failedKey: string | null, reason: string): string {
  const failed = files.find(({ key }) => key === failedKey);
  return failed ? `${failed.file.name}: ${reason}` : reason;
}
