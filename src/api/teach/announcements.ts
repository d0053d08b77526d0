/** Announcements, as instructors write and list them. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import {
  announceResponse,
  changeAnnouncementResponse,
  listTaughtAnnouncementsResponse,
  removeAnnouncementResponse,
} from '../generated/schemas/announcements.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

export const listTaughtAnnouncements = actor(
  ({ courseId, ...query }: OperationInput<'listTaughtAnnouncements'>, signal) =>
    parsed(
      client.GET('/teach/courses/{courseId}/announcements', { params: { path: { courseId }, query }, signal }),
      listTaughtAnnouncementsResponse,
    ),
);

export const announce: KeyedCall<OperationInput<'announce'>, z.infer<typeof announceResponse>> = (
  { courseId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/announcements', { params: { path: { courseId } }, body, ...sending }),
    announceResponse,
  );

export const changeAnnouncement: KeyedCall<
  OperationInput<'changeAnnouncement'>,
  z.infer<typeof changeAnnouncementResponse>
> = ({ courseId, announcementId, ...body }, sending) =>
  parsed(
    client.PUT('/teach/courses/{courseId}/announcements/{announcementId}', {
      params: { path: { courseId, announcementId } },
      body,
      ...sending,
    }),
    changeAnnouncementResponse,
  );

export const removeAnnouncement = actor((path: OperationInput<'removeAnnouncement'>, signal) =>
  parsed(
    client.DELETE('/teach/courses/{courseId}/announcements/{announcementId}', { params: { path }, signal }),
    removeAnnouncementResponse,
  ),
);
