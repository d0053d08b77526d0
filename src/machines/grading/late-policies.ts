/** What the form of a late policy is about. */
import type { OperationInput, OperationOutput } from '../../api/operation.ts';

export type KeptLatePolicy = OperationOutput<'getLatePolicy'>;
export type LatePolicyPreview = OperationOutput<'previewLatePolicy'>;
export type LatePolicy = NonNullable<OperationInput<'saveLatePolicy'>['policy']>;

/** Whose policy it is; null for that of the course. */
export type LatePolicyTarget = { assignmentId: string | null };

/** Nothing is left out of what is previewed. */
export const noPolicy: LatePolicy = { graceMinutes: 0, percentPerDay: 0, floor: 0, lastDay: 0 };

/** Of the course where no assignment is named. */
export const asked = ({ courseId, target }: { courseId: string; target: LatePolicyTarget | null }) => ({
  courseId,
  ...(target?.assignmentId && { assignment: target.assignmentId }),
});
