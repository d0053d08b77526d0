/** Who is refused by an operation, and how, as the contract says it. */
import type { MayCall, Operation } from '../../server/http/openapi.ts';

/**
 * `nobody` has no session; the others have an account each. `owner` is a student whose things the addresses name.
 * `student` is in no course, `classmate` in the owner's. `teacher` teaches the owner's course, `instructor` another.
 */
export const roles = ['nobody', 'disabled', 'student', 'classmate', 'instructor', 'teacher', 'owner'] as const;
export type Role = (typeof roles)[number];

type SignedIn = Exclude<Role, 'nobody' | 'disabled'>;
/** The refusal; null where the operation is for the role. */
type Cell = 403 | 404 | null;

const cell = (student: Cell, classmate: Cell, instructor: Cell, teacher: Cell, owner: Cell) => ({
  student,
  classmate,
  instructor,
  teacher,
  owner,
});

/** A new word of `x-access` does not compile until it has cells here. */
const cells: Record<Exclude<MayCall, 'anyone' | 'holder' | 'provider'>, Record<SignedIn, Cell>> = {
  account: cell(null, null, null, null, null),
  enrolled: cell(403, null, 403, 403, null),
  member: cell(403, null, 403, null, null),
  instructor: cell(403, 403, null, null, 403),
  teacher: cell(403, 403, 403, null, 403),
  owner: cell(404, 404, 404, 404, null),
  participant: cell(404, 404, 404, null, null),
};

/** The statuses with which the role is refused; null where the operation is for the role. */
export function answersTo({ mayCall, access }: Operation, role: Role): readonly number[] | null {
  if (mayCall === 'holder' || mayCall === 'provider') return [400, 401, 404, 422];
  // A session that has ended is refused wherever one is taken.
  if (role === 'disabled' && access !== 'none') return [401];
  if (mayCall === 'anyone') return null;
  if (role === 'nobody' || role === 'disabled') return access === 'optional' ? [403] : [401];
  const refusal = cells[mayCall][role];
  return refusal === null ? null : [refusal];
}
