/** What the students of a course were told, for those who teach it (§announcements.1). */
import { and, count, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { hasAccess } from '../course/enrolment.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { announcements, readAnnouncements } from '../platform/database/schema/announcements.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;
type Page = { before: string | undefined; limit: number };

export const shown = (
  { id, title, text, author, publishedAt }: AnnouncementRow,
  putAway: number,
): components['schemas']['TaughtAnnouncement'] => ({
  id,
  title,
  text,
  author,
  publishedAt: publishedAt.toISOString(),
  putAway,
});

/** The newest first. A page goes on behind the announcement `before`. */
export async function taughtAnnouncements(
  db: Database,
  courseId: string,
  { before, limit }: Page,
): Promise<components['schemas']['TaughtAnnouncements']> {
  const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId));
  const [students] = await db
    .select({ number: count() })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), hasAccess));
  const putAway = db.$count(readAnnouncements, eq(readAnnouncements.announcementId, announcements.id));
  const rows = await db
    .select({ row: announcements, putAway })
    .from(announcements)
    .where(
      and(eq(announcements.courseId, courseId), before === undefined ? undefined : await older(db, courseId, before)),
    )
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ row, putAway: times }) => shown(row, times));
  const last = items.at(-1);
  return {
    courseName: course?.title ?? '',
    students: students?.number ?? 0,
    items,
    ...(rows.length > limit && last && { next: last.id }),
  };
}

async function older(db: Database, courseId: string, before: string): Promise<SQL | undefined> {
  const { id, publishedAt } = announcements;
  const [last] = await db
    .select({ publishedAt })
    .from(announcements)
    .where(and(eq(id, before), eq(announcements.courseId, courseId)));
  if (!last) throw new Problem(400, 'There is no such page. Please load the list again.');
  return or(lt(publishedAt, last.publishedAt), and(eq(publishedAt, last.publishedAt), lt(id, before)));
}
