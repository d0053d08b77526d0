/** A student's aim, placement and path. Not cached: what they did a moment ago must be in it. */
import { actor } from '../actors.ts';
import { client, done, parsed } from '../client.ts';
import {
  answerPlacementResponse,
  arrangePathResponse,
  chooseAimResponse,
  endPlacementResponse,
  getPlacementResponse,
  listAimsResponse,
  skipModulesResponse,
  startPlacementResponse,
} from '../generated/schemas/analytics.ts';
import type { OperationInput } from '../operation.ts';

export const listAims = actor((_: OperationInput<'listAims'>, signal) =>
  parsed(client.GET('/analytics/aims', { signal }), listAimsResponse),
);

export const chooseAim = actor((body: OperationInput<'chooseAim'>, signal) =>
  parsed(client.PUT('/analytics/path', { body, signal }), chooseAimResponse),
);

export const leaveAim = actor((_: OperationInput<'leaveAim'>, signal) =>
  done(client.DELETE('/analytics/path', { signal })),
);

export const arrangePath = actor((body: OperationInput<'arrangePath'>, signal) =>
  parsed(client.PUT('/analytics/path/order', { body, signal }), arrangePathResponse),
);

export const skipModules = actor((body: OperationInput<'skipModules'>, signal) =>
  parsed(client.PUT('/analytics/path/skips', { body, signal }), skipModulesResponse),
);

export const getPlacement = actor((_: OperationInput<'getPlacement'>, signal) =>
  parsed(client.GET('/analytics/placement', { signal }), getPlacementResponse),
);

export const startPlacement = actor((_: OperationInput<'startPlacement'>, signal) =>
  parsed(client.POST('/analytics/placement', { signal }), startPlacementResponse),
);

export const answerPlacement = actor((body: OperationInput<'answerPlacement'>, signal) =>
  parsed(client.POST('/analytics/placement/answers', { body, signal }), answerPlacementResponse),
);

export const endPlacement = actor((_: OperationInput<'endPlacement'>, signal) =>
  parsed(client.DELETE('/analytics/placement', { signal }), endPlacementResponse),
);
