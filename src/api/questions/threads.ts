/** Threads: the list, one of them, and writing into it. */
import { fromCallback } from 'xstate';
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, done, file, parsed, withTimeout } from '../client.ts';
import {
  getThreadResponse,
  listThreadsResponse,
  replyToThreadResponse,
  uploadAttachmentResponse,
} from '../generated/schemas/questions.ts';
import type { KeyedCall, OperationInput, UploadEvent } from '../operation.ts';
import { upload } from '../upload.ts';

// Not cached: the other side may have written since.
export const listThreads = actor((query: OperationInput<'listThreads'>, signal) =>
  parsed(client.GET('/messages', { params: { query }, signal }), listThreadsResponse),
);

export const getThread = actor(({ threadId }: OperationInput<'getThread'>, signal) =>
  parsed(client.GET('/messages/{threadId}', { params: { path: { threadId } }, signal }), getThreadResponse),
);

export const markThreadRead = actor(({ threadId, ...body }: OperationInput<'markThreadRead'>, signal) =>
  done(client.PUT('/messages/{threadId}/read', { params: { path: { threadId } }, body, signal })),
);

export const replyToThread: KeyedCall<OperationInput<'replyToThread'>, z.infer<typeof replyToThreadResponse>> = (
  { threadId, ...body },
  sending,
) =>
  parsed(
    client.POST('/messages/{threadId}/replies', { params: { path: { threadId } }, body, ...sending }),
    replyToThreadResponse,
  );

/** Sends one file; leaving the state that invoked it cancels it. */
export const uploadAttachment = fromCallback<UploadEvent, { file: File }>(({ input: { file: chosen }, sendBack }) => {
  const cancelled = new AbortController();
  upload(
    {
      path: `/messages/attachments?name=${encodeURIComponent(chosen.name)}`,
      file: chosen,
      signal: cancelled.signal,
      onProgress: (share) => sendBack({ type: 'upload.progress', share }),
    },
    uploadAttachmentResponse,
  ).then(
    ({ id }) => sendBack({ type: 'upload.done', id }),
    (error: unknown) => sendBack({ type: 'upload.failed', error }),
  );
  return () => cancelled.abort();
});

/** Milliseconds: ten megabytes on a slow connection take longer than other calls. */
const downloadTimeout = 120_000;

export const downloadAttachment = (path: OperationInput<'downloadAttachmentOfThread'>, signal: AbortSignal) =>
  file(
    client.GET('/messages/{threadId}/attachments/{attachmentId}', {
      params: { path },
      parseAs: 'blob',
      fetch: withTimeout(downloadTimeout),
      signal,
    }),
    'application/octet-stream',
  );
