/** The limits of what is handed in, told before anything is sent; the server decides in the end. */

export const mostFiles = 5;
export const largestFile = 10 * 1024 * 1024;

export type ChosenFile = {
  key: string;
  file: File;
  /** The server's, once it has arrived. */
  id: string | null;
  /** How much of it was sent, 0 to 1. */
  share: number;
};
export type Refusal = { name: string; why: 'tooLarge' | 'empty' | 'otherKind' | 'tooMany' };

const isOtherKind = ({ type }: File) =>
  /^(audio|video|image)\//.test(type) && type !== 'image/png' && type !== 'image/jpeg';

// Choosing the same file again is not another file.
const keyOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join('/');

/** Adds what fits to the files chosen before, and says what does not. */
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

/** The file whose turn it is to be sent. */
export const nextOf = (files: ChosenFile[]) => files.find(({ id }) => id === null);

/** The file whose turn it is has come so far. */
export function advanced(files: ChosenFile[], change: Partial<ChosenFile>): ChosenFile[] {
  const next = nextOf(files);
  return files.map((file) => (file === next ? { ...file, ...change } : file));
}

/** The files but for one. */
export const without = (files: ChosenFile[], key: string) => files.filter((one) => one.key !== key);

/** What was stopped half way begins at its start. */
export const rewound = (files: ChosenFile[]) => files.map((one) => (one.id ? one : { ...one, share: 0 }));

/** The server no longer has them. */
export const sentAnew = (files: ChosenFile[]): ChosenFile[] => files.map((one) => ({ ...one, id: null, share: 0 }));
