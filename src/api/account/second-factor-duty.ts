import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getSecondFactorResponse } from '../generated/schemas/account.ts';

// In a file of its own: every page of an instructor makes this call, the other calls are the profile's alone.
export const getSecondFactor = actor((_: unknown, signal) =>
  parsed(client.GET('/auth/second-factor', { signal }), getSecondFactorResponse),
);
