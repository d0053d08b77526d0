/** Announcing something to all students of a course, who are told half a minute later, or when it says (§announcements.2). */
import { and, eq, gt } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import { courses } from '../platform/database/schema/course.ts';
import { storage } from '../platform/limits.ts';
import { endDraft } from '../sync/drafts.ts';
import { audit } from './audit.ts';
import { shown } from './taught.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds in which it can be undone (§announcements.7). */
const timeToUndo = 30 * 1000;
const furthest = 60 * day;

type New = components['schemas']['NewAnnouncement'];
type Announced = components['schemas']['TaughtAnnouncement'];

/** Throws 413 once the course has had ten within a day, those that wait included. */
export function announce(context: Context, user: SessionUser, courseId: string, announcement: New): Promise<Announced> {
  const now = context.now();
  const publishedAt = momentOf(announcement.publishAt, now) ?? new Date(now.getTime() + timeToUndo);
  return context.db.transaction(async (tx) => {
    // One announcement of the course at a time.
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
    const since = new Date(now.getTime() - day);
    const recent = and(eq(announcements.courseId, courseId), gt(announcements.publishedAt, since));
    if ((await tx.$count(announcements, recent)) >= storage.announcementsADay) {
      // Not a 429: it would be sent again by itself, hours later.
      throw new Problem(
        413,
        `This course has had ${storage.announcementsADay} announcements in a day. Please go on tomorrow.`,
      );
    }
    const author = `${user.firstName} ${user.lastName}`;
    const texts = { title: announcement.title.trim(), text: announcement.text.trim() };
    const [row] = await tx
      .insert(announcements)
      .values({ courseId, userId: user.id, author, ...texts, publishedAt })
      .returning();
    if (!row) throw new Error('An announcement was not written.');
    await audit(tx, 'announcement.made', { user, courseId, announcementId: row.id }, now);
    await endDraft(tx, user.id, { form: 'announcement', subject: courseId }, now);
    return shown(row, 0);
  });
}

/** The moment asked for. Throws 422 unless it lies ahead, by at most 60 days. */
export function momentOf(asked: string | undefined, now: Date): Date | undefined {
  if (asked === undefined) return undefined;
  const moment = new Date(asked);
  if (moment <= now) throw new Problem(422, 'This moment has passed. Please choose a later one.');
  if (moment.getTime() > now.getTime() + furthest) throw new Problem(422, 'Please choose a moment within 60 days.');
  return moment;
}
