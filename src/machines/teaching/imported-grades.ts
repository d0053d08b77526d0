/** What an import of grades does to what is known of it (§teaching.87, §teaching.88). */
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';

export type ImportPreview = OperationOutput<'previewGradeImport'>;
export type Imported = OperationOutput<'importGrades'>;
export type Undone = OperationOutput<'undoGradeImport'>;

/** `now`: milliseconds, as `Date.now` counts them. */
export type ImportInput = { courseId: string; now: () => number };
export type ImportContext = ImportInput & {
  file: File | null;
  preview: ImportPreview | null;
  /** Changes that are not sent yet. */
  rest: ImportPreview['changes'];
  /** What was returned, and is not undone yet. */
  given: Imported['given'];
  /** How many were returned. */
  returned: number;
  /** What was left alone by the import; then by its undo. */
  left: Imported['left'];
  undoUntil: string;
  failure: Failure | null;
};

export const blankImport = (input: ImportInput): ImportContext => ({
  ...input,
  ...{ file: null, preview: null, rest: [], given: [], returned: 0, left: [], undoUntil: '', failure: null },
});

/** Of one call: the contract takes no more. */
export const importedMost = 100;
/** Bytes of a file. */
const largest = 1024 * 1024;

export const isUnfit = ({ size }: File) => size === 0 || size > largest;

/** The next part. */
export const partOf = (rest: ImportPreview['changes']) =>
  rest.slice(0, importedMost).map(({ submissionId, revision, grade }) => ({ submissionId, revision, grade }));

/** After a part was imported. */
export const withImported = ({ rest, given, returned, left }: ImportContext, answer: Imported) => ({
  rest: rest.slice(importedMost),
  given: [...given, ...answer.given],
  returned: returned + answer.given.length,
  left: [...left, ...answer.left],
  undoUntil: answer.undoUntil,
});

/** After a part was undone. */
export const withUndone = ({ given, left }: ImportContext, answer: Undone) => ({
  given: given.slice(importedMost),
  left: [...left, ...answer.left],
});
