/** Two-step sign-in, turned on and off. */
import { actor } from '../actors.ts';
import { client, done, parsed } from '../client.ts';
import { beginSecondFactorResponse, confirmSecondFactorResponse } from '../generated/schemas/account.ts';
import type { OperationInput } from '../operation.ts';

export const beginSecondFactor = actor((body: OperationInput<'beginSecondFactor'>, signal) =>
  parsed(client.POST('/auth/second-factor', { body, signal }), beginSecondFactorResponse),
);

export const confirmSecondFactor = actor((body: OperationInput<'confirmSecondFactor'>, signal) =>
  parsed(client.POST('/auth/second-factor/confirmation', { body, signal }), confirmSecondFactorResponse),
);

export const removeSecondFactor = actor((body: OperationInput<'removeSecondFactor'>, signal) =>
  done(client.POST('/auth/second-factor/removal', { body, signal })),
);
