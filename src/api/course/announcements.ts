/** Announcements that a student has not dismissed. */
import { actor } from '../actors.ts';
import { client, done, parsed } from '../client.ts';
import { listAnnouncementsResponse } from '../generated/schemas/announcements.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: there may be a new one each time. */
export const listAnnouncements = actor((_: OperationInput<'listAnnouncements'>, signal) =>
  parsed(client.GET('/announcements', { signal }), listAnnouncementsResponse),
);

export const readAnnouncement = actor(({ announcementId }: OperationInput<'readAnnouncement'>, signal) =>
  done(client.PUT('/announcements/{announcementId}/read', { params: { path: { announcementId } }, signal })),
);
