/** Recent announcements that a student has not dismissed (§announcements.3). */
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { hasAccess } from '../course/enrolment.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { announcements, readAnnouncements } from '../platform/database/schema/announcements.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';

const shownFor = 30 * 24 * 60 * 60 * 1000;
const most = 20;

const ofStudent = (userId: string) =>
  and(eq(enrolments.courseId, announcements.courseId), eq(enrolments.userId, userId), hasAccess);

/** Mails and dashboard begin together, and it was not deleted. */
const isTold = and(isNotNull(announcements.mailedAt), isNull(announcements.removedAt));

/**
 * Announcements of the last 30 days in the student's courses that they have not dismissed: up to 20, the newest first.
 */
export async function announcementsFor(
  db: Database,
  userId: string,
  now: Date,
): Promise<components['schemas']['Announcement'][]> {
  const rows = await db
    .select({ row: announcements, courseName: courses.title })
    .from(announcements)
    .innerJoin(enrolments, ofStudent(userId))
    .innerJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(
      readAnnouncements,
      and(eq(readAnnouncements.announcementId, announcements.id), eq(readAnnouncements.userId, userId)),
    )
    .where(
      and(
        gt(announcements.publishedAt, new Date(now.getTime() - shownFor)),
        isTold,
        isNull(readAnnouncements.userId),
        sql`${announcements.userId} is distinct from ${userId}`, // not their own
      ),
    )
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(most);
  return rows.map(({ row: { id, courseId, title, text, author, publishedAt, editedAt }, courseName }) => ({
    id,
    courseId,
    courseName,
    title,
    text,
    author,
    publishedAt: publishedAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
  }));
}

/** Throws 404 for an announcement of a course that is not the student's. */
export async function dismiss(db: Database, userId: string, announcementId: string, readAt: Date): Promise<void> {
  const [told] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .innerJoin(enrolments, ofStudent(userId))
    .where(and(eq(announcements.id, announcementId), isTold));
  if (!told) throw new Problem(404, 'There is no such announcement.');
  await db.insert(readAnnouncements).values({ announcementId, userId, readAt }).onConflictDoNothing();
}
