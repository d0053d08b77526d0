/** The calls for one assignment: extension, submission, files. */
import { fromCallback } from 'xstate';
import type * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forgetAfter, remembered } from './cache.ts';
import { client, file, parsed, withTimeout } from './client.ts';
import {
  getSubmissionResponse,
  markFeedbackSeenResponse,
  requestExtensionResponse,
  requestRegradeResponse,
  submitAssignmentResponse,
  uploadSubmissionFileResponse,
} from './generated/schemas/assignments.ts';
import type { KeyedCall, OperationInput, UploadEvent, UploadInput } from './operation.ts';
import { upload } from './upload.ts';

const changing = <Output>(call: Promise<Output>) => forgetAfter(call, 'Assignments');

type Change<Id extends 'requestExtension' | 'submitAssignment'> = KeyedCall<
  OperationInput<Id>,
  z.infer<typeof submitAssignmentResponse>
>;

export const requestExtension: Change<'requestExtension'> = ({ assignmentId, ...body }, sending) =>
  changing(
    parsed(
      client.POST('/assignments/{assignmentId}/extension', { params: { path: { assignmentId } }, body, ...sending }),
      requestExtensionResponse,
    ),
  );

export const requestRegrade: KeyedCall<OperationInput<'requestRegrade'>, z.infer<typeof requestRegradeResponse>> = (
  { assignmentId, ...body },
  sending,
) =>
  changing(
    parsed(
      client.POST('/assignments/{assignmentId}/regrade-request', {
        params: { path: { assignmentId } },
        body,
        ...sending,
      }),
      requestRegradeResponse,
    ),
  );

export const submitAssignment: Change<'submitAssignment'> = ({ assignmentId, ...body }, sending) =>
  changing(
    parsed(
      client.POST('/assignments/{assignmentId}/submission', { params: { path: { assignmentId } }, body, ...sending }),
      submitAssignmentResponse,
    ),
  );

/** Sends one file; leaving the state that invoked it cancels it. */
export const uploadSubmissionFile = fromCallback<UploadEvent, UploadInput>(({ input, sendBack }) => {
  const cancelled = new AbortController();
  const { assignmentId, file } = input;
  upload(
    {
      path: `/assignments/${encodeURIComponent(assignmentId)}/files?name=${encodeURIComponent(file.name)}`,
      file,
      signal: cancelled.signal,
      onProgress: (share) => sendBack({ type: 'upload.progress', share }),
    },
    uploadSubmissionFileResponse,
  ).then(
    ({ id }) => sendBack({ type: 'upload.done', id }),
    (error: unknown) => sendBack({ type: 'upload.failed', error }),
  );
  return () => cancelled.abort();
});

export const getSubmission = actor(({ assignmentId }: OperationInput<'getSubmission'>) =>
  remembered('Assignments', ['getSubmission', assignmentId], () =>
    parsed(
      client.GET('/assignments/{assignmentId}/submission', { params: { path: { assignmentId } } }),
      getSubmissionResponse,
    ),
  ),
);

/** Tells the server that the student has seen the latest feedback. */
export const markFeedbackSeen = actor(({ assignmentId }: OperationInput<'markFeedbackSeen'>) =>
  changing(
    parsed(
      client.POST('/assignments/{assignmentId}/feedback/seen', { params: { path: { assignmentId } } }),
      markFeedbackSeenResponse,
    ),
  ),
);

/** A file of an assignment: an attachment of the instructor or a file that the student submitted. */
export type AssignmentFile =
  | ({ kind: 'attachment' } & OperationInput<'downloadAttachment'>)
  | ({ kind: 'submission' } & OperationInput<'downloadSubmissionFile'>);

/** Milliseconds: ten megabytes on a slow connection take longer than other calls. */
const downloadTimeout = 120_000;

export function downloadFile(input: AssignmentFile, signal: AbortSignal): Promise<Blob> {
  const { assignmentId } = input;
  return file(
    input.kind === 'attachment'
      ? client.GET('/assignments/{assignmentId}/attachments/{fileName}', {
          params: { path: { assignmentId, fileName: input.fileName } },
          parseAs: 'blob',
          fetch: withTimeout(downloadTimeout),
          signal,
        })
      : client.GET('/assignments/{assignmentId}/submission/files/{fileId}', {
          params: { path: { assignmentId, fileId: input.fileId } },
          parseAs: 'blob',
          fetch: withTimeout(downloadTimeout),
          signal,
        }),
    'application/octet-stream',
  );
}
