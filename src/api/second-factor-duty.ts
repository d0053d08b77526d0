import { client, parsed } from './client.ts';
import { getSecondFactorResponse } from './generated/schemas/account.ts';

/** Whether this person still has to set up two-step sign-in before anything else. */
export async function owesSecondFactor(signal: AbortSignal): Promise<boolean> {
  const { on, required } = await parsed(client.GET('/auth/second-factor', { signal }), getSecondFactorResponse);
  return required && !on;
}
