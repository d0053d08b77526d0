/** Mastery, forecasts and attempts of a student. Not cached: what they did a moment ago must be in it. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import {
  getForecastsResponse,
  getMasteryResponse,
  getOutcomeAttemptsResponse,
} from '../generated/schemas/analytics.ts';
import type { OperationInput } from '../operation.ts';

export const getMastery = actor((_: OperationInput<'getMastery'>, signal) =>
  parsed(client.GET('/analytics/mastery', { signal }), getMasteryResponse),
);

export const getOutcomeAttempts = actor((path: OperationInput<'getOutcomeAttempts'>, signal) =>
  parsed(
    client.GET('/analytics/courses/{courseId}/outcomes/{outcomeId}', { params: { path }, signal }),
    getOutcomeAttemptsResponse,
  ),
);

export const getForecasts = actor((_: OperationInput<'getForecasts'>, signal) =>
  parsed(client.GET('/analytics/forecasts', { signal }), getForecastsResponse),
);
