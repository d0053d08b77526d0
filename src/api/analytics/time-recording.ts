/** Whether active time is recorded, deleting it, and all that is recorded as files. */
import { actor } from '../actors.ts';
import { forgetAfter } from '../cache.ts';
import { client, done, file } from '../client.ts';
import type { OperationInput } from '../operation.ts';

export const setTimeRecording = actor((body: OperationInput<'setTimeRecording'>, signal) =>
  // The next lesson asks the server whether time is recorded.
  forgetAfter(done(client.PUT('/analytics/time-recording', { body, signal })), 'User'),
);

export const deleteRecordedTime = actor((_: OperationInput<'deleteRecordedTime'>, signal) =>
  done(client.DELETE('/analytics/recorded-time', { signal })),
);

export const exportEvents = (signal: AbortSignal) =>
  file(client.GET('/analytics/events.csv', { parseAs: 'blob', signal }), 'text/csv');

export const exportStatements = (signal: AbortSignal) =>
  file(client.GET('/analytics/statements.json', { parseAs: 'blob', signal }), 'application/octet-stream');
