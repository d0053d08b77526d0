/** A person's own data: its export, and the deletion of the account. */
import { actor } from './actors.ts';
import { forgetAfter } from './cache.ts';
import { client, file, parsed, withTimeout } from './client.ts';
import {
  getDataExportResponse,
  requestAccountDeletionResponse,
  requestDataExportResponse,
  withdrawAccountDeletionResponse,
} from './generated/schemas/privacy.ts';
import type { OperationInput } from './operation.ts';

/** Not cached: it is loaded again and again to see the progress. */
export const getDataExport = actor((_: OperationInput<'getDataExport'>, signal) =>
  parsed(client.GET('/privacy/export', { signal }), getDataExportResponse),
);

export const requestDataExport = actor((_: OperationInput<'requestDataExport'>, signal) =>
  parsed(client.POST('/privacy/export', { signal }), requestDataExportResponse),
);

/** Milliseconds: many megabytes over a slow connection take longer than other calls. */
const downloadTimeout = 120_000;

export const downloadDataExport = (signal: AbortSignal) =>
  file(
    client.GET('/privacy/export/file', { parseAs: 'blob', signal, fetch: withTimeout(downloadTimeout) }),
    'application/zip',
  );

/** Returns the time of the deletion. The server has ended the session by then. */
export const requestAccountDeletion = actor((body: OperationInput<'requestAccountDeletion'>, signal) =>
  parsed(client.POST('/privacy/deletion', { body, signal }), requestAccountDeletionResponse),
);

export const withdrawAccountDeletion = actor((_: OperationInput<'withdrawAccountDeletion'>, signal) =>
  forgetAfter(parsed(client.DELETE('/privacy/deletion', { signal }), withdrawAccountDeletionResponse), 'Auth', 'User'),
);
