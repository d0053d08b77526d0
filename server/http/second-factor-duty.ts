/** Where the settings require two-step sign-in of instructors, one without it may only set it up (§account.77). */
import { and, eq } from 'drizzle-orm';
import { authenticators } from '../platform/database/schema/second-factor.ts';
import type { Context } from './context.ts';
import type { OperationId, SessionUser } from './handler-types.ts';
import { Problem } from './problem.ts';

/** The problem's `type` by which a program knows this refusal. */
export const secondFactorMissing = 'urn:problem:second-factor-missing';

/** The operations that are open before that: the own account with its ways of signing in. */
export const beforeSecondFactor = [
  'logout',
  'getCurrentUser',
  'updateProfile',
  'changePassword',
  'uploadPhoto',
  'removePhoto',
  'listPasskeys',
  'registerPasskey',
  'beginPasskeyRegistration',
  'beginPasskeyConfirmation',
  'renamePasskey',
  'removePasskey',
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'listSessions',
  'endSession',
  'endOtherSessions',
] as const satisfies OperationId[];

/** Whether the settings require two-step sign-in of this person. */
export const isRequired = ({ config }: Pick<Context, 'config'>, { role }: Pick<SessionUser, 'role'>) =>
  role === 'instructor' && config.requireSecondFactorForInstructors;

/**
 * Whether the person still has to set it up before calling the operation. A passkey does not count: beside it, the password
 * alone still signs in.
 */
export async function lacksSecondFactor(context: Context, user: SessionUser, operation: OperationId): Promise<boolean> {
  const open: readonly OperationId[] = beforeSecondFactor;
  if (!isRequired(context, user) || open.includes(operation)) return false;
  const confirmed = and(eq(authenticators.userId, user.id), eq(authenticators.confirmed, true));
  return (await context.db.$count(authenticators, confirmed)) === 0;
}

/** The 403 for an instructor who has to set up two-step sign-in first. */
export const secondFactorRequired = () =>
  new Problem(403, 'Please set up two-step sign-in on your profile first. Instructors need it here.', {
    members: { type: secondFactorMissing },
  });
