/** Who is refused by an operation, and how, as the contract says it. */
import type { Operation } from '../../server/http/openapi.ts';

/** `student` and `instructor` have an account of their own, and nothing to do with the owner's things. */
export const roles = ['anonymous', 'disabled', 'student', 'instructor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The statuses with which the role is refused; null where the operation is for the role. */
export function answersTo({ mayCall, access }: Operation, role: Role): readonly number[] | null {
  if (mayCall === 'holder' || mayCall === 'provider') return [400, 401, 404, 422];
  // A session that has ended is refused wherever one is taken.
  if (role === 'disabled' && access !== 'none') return [401];
  if (mayCall === 'anyone') return null;
  if (role === 'anonymous') return access === 'optional' ? [403] : [401];
  if (mayCall === 'account' || role === 'owner') return null;
  return mayCall === 'owner' || mayCall === 'participant' ? [404] : [403];
}
