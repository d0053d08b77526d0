/** A student's own weeks, their goal, and what is recorded. Not cached: another device may have changed it. */
import { actor } from '../actors.ts';
import { forget, remembered } from '../cache.ts';
import { client, done, file, parsed } from '../client.ts';
import { getWeekResponse } from '../generated/schemas/analytics.ts';
import type { OperationInput } from '../operation.ts';

export const loadWeek = (query: OperationInput<'getWeek'>, signal?: AbortSignal) =>
  parsed(client.GET('/analytics/week', { params: { query }, ...(signal && { signal }) }), getWeekResponse);

/** For each lesson that is opened, which needs to know only whether time is recorded. */
export const rememberWeek = actor((query: OperationInput<'getWeek'>) =>
  remembered('User', ['getWeek', query], () => loadWeek(query)),
);

export const setGoal = actor((body: OperationInput<'setGoal'>, signal) =>
  done(client.PUT('/analytics/goal', { body, signal })),
);

export const removeGoal = actor((_: OperationInput<'removeGoal'>, signal) =>
  done(client.DELETE('/analytics/goal', { signal })),
);

export const setTimeRecording = actor(async (body: OperationInput<'setTimeRecording'>, signal) => {
  forget('User');
  return done(client.PUT('/analytics/time-recording', { body, signal }));
});

export const deleteRecordedTime = actor((_: OperationInput<'deleteRecordedTime'>, signal) =>
  done(client.DELETE('/analytics/recorded-time', { signal })),
);

export const exportEvents = (signal: AbortSignal) =>
  file(client.GET('/analytics/events.csv', { parseAs: 'blob', signal }), 'text/csv');

export const exportStatements = (signal: AbortSignal) =>
  file(client.GET('/analytics/statements.json', { parseAs: 'blob', signal }), 'application/octet-stream');
