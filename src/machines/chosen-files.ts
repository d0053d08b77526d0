/** The limits for files that are sent along, checked before an upload to spare a wait; the server checks again. */

export const mostFiles = 5;
export const largestFile = 10 * 1024 * 1024;

export type ChosenFile = {
  key: string;
  file: File;
  /** The id that the server gave the file; null until it is uploaded. */
  id: string | null;
  /** The part that has been uploaded, 0 to 1. */
  share: number;
};
export type Refusal = { name: string; why: 'tooLarge' | 'empty' | 'otherKind' | 'tooMany' };

const isOtherKind = ({ type }: File) =>
  /^(audio|video|image)\//.test(type) && type !== 'image/png' && type !== 'image/jpeg';

// Two choices with the same key are the same file, which is then not added twice.
const keyOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join('/');

/** Adds the files that are within the limits; `refused` lists the others with the reason. */
export function accept(before: ChosenFile[], chosen: File[]): { files: ChosenFile[]; refused: Refusal[] } {
  const files = [...before];
  const refused: Refusal[] = [];
  for (const file of chosen) {
    const key = keyOf(file);
    if (files.some((one) => one.key === key)) continue;
    const refuse = (why: Refusal['why']) => refused.push({ name: file.name, why });
    if (file.size === 0) refuse('empty');
    else if (file.size > largestFile) refuse('tooLarge');
    else if (isOtherKind(file)) refuse('otherKind');
    else if (files.length >= mostFiles) refuse('tooMany');
    else files.push({ key, file, id: null, share: 0 });
  }
  return { files, refused };
}

/** The next file to upload. */
export const nextOf = (files: ChosenFile[]) => files.find(({ id }) => id === null);

/** The files with the upload's progress or id noted on the one that is being uploaded. */
export function advanced(files: ChosenFile[], change: Partial<ChosenFile>): ChosenFile[] {
  const next = nextOf(files);
  return files.map((file) => (file === next ? { ...file, ...change } : file));
}

export const without = (files: ChosenFile[], key: string) => files.filter((one) => one.key !== key);

/** An upload that was stopped starts again from zero, as no part of it is kept. */
export const restarted = (files: ChosenFile[]) => files.map((one) => (one.id ? one : { ...one, share: 0 }));

/** The server no longer has the files: all have to be uploaded again. */
export const notUploaded = (files: ChosenFile[]): ChosenFile[] => files.map((one) => ({ ...one, id: null, share: 0 }));
