import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getSecondFactorResponse } from '../generated/schemas/account.ts';

// In a file of its own: the duty asks it on every page, the profile's other calls are for those who open that.
export const getSecondFactor = actor((_: unknown, signal) =>
  parsed(client.GET('/auth/second-factor', { signal }), getSecondFactorResponse),
);
