/** Grades imported from a CSV table, for those who teach the course. */
import { fromPromise } from 'xstate';
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import {
  importGradesResponse,
  previewGradeImportResponse,
  undoGradeImportResponse,
} from '../generated/schemas/teaching-grade-import.ts';
import type { KeyedCall, OperationInput, OperationOutput } from '../operation.ts';

/** Sends the file itself as the body. */
export const previewGradeImport = fromPromise<OperationOutput<'previewGradeImport'>, { courseId: string; file: File }>(
  ({ input: { courseId, file }, signal }) =>
    parsed(
      client.POST('/teach/courses/{courseId}/grades/import-preview', {
        params: { path: { courseId } },
        // The generated type of a binary body is a string; the bytes that are really sent come from `bodySerializer`.
        body: file.name,
        bodySerializer: () => file,
        headers: { 'Content-Type': 'application/octet-stream' },
        signal,
      }),
      previewGradeImportResponse,
    ),
);

export const importGrades: KeyedCall<OperationInput<'importGrades'>, OperationOutput<'importGrades'>> = (
  { courseId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/grades/import', { params: { path: { courseId } }, body, ...sending }),
    importGradesResponse,
  );

export const undoGradeImport = actor(({ courseId, ...body }: OperationInput<'undoGradeImport'>, signal) =>
  parsed(
    client.POST('/teach/courses/{courseId}/grades/import-undo', { params: { path: { courseId } }, body, signal }),
    undoGradeImportResponse,
  ),
);
