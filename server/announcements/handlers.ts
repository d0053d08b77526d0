/**
 * Announcements: writing them as an instructor, reading and dismissing them as a student (§announcements.1 to
 * §announcements.4, §announcements.8, §announcements.9).
 */
import type { Handlers } from '../http/handler-types.ts';
import { announce } from './announce.ts';
import { changeAnnouncement, removeAnnouncement } from './change.ts';
import { announcementsFor, dismiss } from './for-students.ts';
import { taughtAnnouncements } from './taught.ts';

export const announcementHandlers: Pick<
  Handlers,
  | 'listTaughtAnnouncements'
  | 'announce'
  | 'changeAnnouncement'
  | 'removeAnnouncement'
  | 'listAnnouncements'
  | 'readAnnouncement'
> = {
  async listTaughtAnnouncements({ params: { courseId }, query: { cursor, limit = 20 } }, { db }) {
    return { status: 200, body: await taughtAnnouncements(db, courseId, { cursor, limit }) };
  },

  async announce({ user, params: { courseId }, body }, context) {
    return { status: 201, body: await announce(context, user, courseId, body) };
  },

  async changeAnnouncement({ user, params, body }, context) {
    return { status: 200, body: await changeAnnouncement(context, { user, ...params }, body) };
  },

  async removeAnnouncement({ user, params }, context) {
    return { status: 200, body: await removeAnnouncement(context, { user, ...params }) };
  },

  async listAnnouncements({ user }, { db, now }) {
    return { status: 200, body: await announcementsFor(db, user.id, now()) };
  },

  async readAnnouncement({ user, params: { announcementId } }, { db, now }) {
    await dismiss(db, user.id, announcementId, now());
    return { status: 204 };
  },
};
