/** The policy for late work of a course, for those who teach it. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import {
  getLatePolicyResponse,
  previewLatePolicyResponse,
  saveLatePolicyResponse,
} from '../generated/schemas/teaching-latePolicy.ts';
import type { KeyedCall, OperationInput, OperationOutput } from '../operation.ts';

/** Not cached: colleagues change it. */
export const getLatePolicy = actor(({ courseId, ...query }: OperationInput<'getLatePolicy'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/late-policy', { params: { path: { courseId }, query }, signal }),
    getLatePolicyResponse,
  ),
);

export const previewLatePolicy = actor(({ courseId, ...query }: OperationInput<'previewLatePolicy'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/late-policy/preview', { params: { path: { courseId }, query }, signal }),
    previewLatePolicyResponse,
  ),
);

export const saveLatePolicy: KeyedCall<OperationInput<'saveLatePolicy'>, OperationOutput<'saveLatePolicy'>> = (
  { courseId, ...body },
  sending,
) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/late-policy', { params: { path: { courseId } }, body, ...sending }),
    saveLatePolicyResponse,
  );
