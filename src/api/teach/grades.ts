/** The gradebook of a course, for those who teach it. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, file, parsed } from '../client.ts';
import {
  excuseStudentResponse,
  getGradeResponse,
  getWeightsResponse,
  giveGradeResponse,
  giveMoreTimeResponse,
  listGradesResponse,
  removeExcuseResponse,
  setWeightsResponse,
} from '../generated/schemas/teaching-grades.ts';
import type { KeyedCall, OperationInput, OperationOutput } from '../operation.ts';

/** Not cached: students submit, and colleagues grade. */
export const listGrades = actor(({ courseId, ...query }: OperationInput<'listGrades'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/grades', { params: { path: { courseId }, query }, signal }),
    listGradesResponse,
  ),
);

export const downloadGrades = ({ courseId, ...query }: OperationInput<'downloadGrades'>, signal: AbortSignal) =>
  file(
    client.GET('/teach/courses/{courseId}/grades/table', {
      params: { path: { courseId }, query },
      parseAs: 'blob',
      signal,
    }),
    'text/csv',
  );

export const getGrade = actor((path: OperationInput<'getGrade'>) =>
  parsed(
    client.GET('/teach/courses/{courseId}/submissions/{submissionId}/grade', { params: { path } }),
    getGradeResponse,
  ),
);

export const giveGrade: KeyedCall<OperationInput<'giveGrade'>, OperationOutput<'giveGrade'>> = (
  { courseId, submissionId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/submissions/{submissionId}/grade', {
      params: { path: { courseId, submissionId } },
      body,
      ...sending,
    }),
    giveGradeResponse,
  );

export const giveMoreTime: KeyedCall<OperationInput<'giveMoreTime'>, z.infer<typeof giveMoreTimeResponse>> = (
  { courseId, assignmentId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/assignments/{assignmentId}/extensions', {
      params: { path: { courseId, assignmentId } },
      body,
      ...sending,
    }),
    giveMoreTimeResponse,
  );

export const excuseStudent: KeyedCall<OperationInput<'excuseStudent'>, z.infer<typeof excuseStudentResponse>> = (
  { reason, ...path },
  sending,
) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/students/{studentId}/assignments/{assignmentId}/excuse', {
      params: { path },
      body: { reason },
      ...sending,
    }),
    excuseStudentResponse,
  );

export const removeExcuse = actor((path: OperationInput<'removeExcuse'>, signal) =>
  parsed(
    client.DELETE('/teach/courses/{courseId}/students/{studentId}/assignments/{assignmentId}/excuse', {
      params: { path },
      signal,
    }),
    removeExcuseResponse,
  ),
);

export const getWeights = actor((path: OperationInput<'getWeights'>, signal) =>
  parsed(client.GET('/teach/courses/{courseId}/grades/weights', { params: { path }, signal }), getWeightsResponse),
);

export const setWeights: KeyedCall<OperationInput<'setWeights'>, z.infer<typeof setWeightsResponse>> = (
  { courseId, ...body },
  sending,
) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/grades/weights', { params: { path: { courseId } }, body, ...sending }),
    setWeightsResponse,
  );
