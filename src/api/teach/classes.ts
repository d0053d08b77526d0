/** A course's classes, as those who teach it plan them and mark who was there. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, file, parsed } from '../client.ts';
import {
  cancelClassResponse,
  changeClassResponse,
  listAttendanceResponse,
  listTaughtClassesResponse,
  planClassesResponse,
  saveAttendanceResponse,
} from '../generated/schemas/schedule-teaching.ts';
import type { KeyedCall, OperationId, OperationInput } from '../operation.ts';

type Keyed<Id extends OperationId, Answer extends z.ZodMiniType> = KeyedCall<OperationInput<Id>, z.infer<Answer>>;

/** Not cached: another instructor may have changed some. */
export const listTaughtClasses = actor(({ courseId, ...query }: OperationInput<'listTaughtClasses'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/classes', { params: { path: { courseId }, query }, signal }),
    listTaughtClassesResponse,
  ),
);

export const planClasses: Keyed<'planClasses', typeof planClassesResponse> = ({ courseId, ...body }, sending) =>
  parsed(
    client.POST('/teach/courses/{courseId}/classes', { params: { path: { courseId } }, body, ...sending }),
    planClassesResponse,
  );

export const changeClass: Keyed<'changeClass', typeof changeClassResponse> = (
  { courseId, classId, ...body },
  sending,
) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/classes/{classId}', {
      params: { path: { courseId, classId } },
      body,
      ...sending,
    }),
    changeClassResponse,
  );

export const cancelClass: Keyed<'cancelClass', typeof cancelClassResponse> = (
  { courseId, classId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/classes/{classId}/cancellation', {
      params: { path: { courseId, classId } },
      body,
      ...sending,
    }),
    cancelClassResponse,
  );

/** Not cached: another instructor may have marked some. */
export const listAttendance = actor(({ courseId, classId, ...query }: OperationInput<'listAttendance'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/classes/{classId}/attendance', {
      params: { path: { courseId, classId }, query },
      signal,
    }),
    listAttendanceResponse,
  ),
);

export const saveAttendance: Keyed<'saveAttendance', typeof saveAttendanceResponse> = (
  { courseId, classId, ...body },
  sending,
) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/classes/{classId}/attendance', {
      params: { path: { courseId, classId } },
      body,
      ...sending,
    }),
    saveAttendanceResponse,
  );

/** Who was at all classes so far, as a CSV table. */
export const downloadAttendance = (path: OperationInput<'downloadAttendance'>, signal: AbortSignal) =>
  file(
    client.GET('/teach/courses/{courseId}/attendance/table', { params: { path }, parseAs: 'blob', signal }),
    'text/csv',
  );
