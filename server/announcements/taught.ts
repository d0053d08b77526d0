/** The announcements of a course, for its instructors (§announcements.1). */
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { hasAccess } from '../course/enrolment.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import type { Database } from '../platform/database/client.ts';
import { announcements, readAnnouncements } from '../platform/database/schema/announcements.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;
type Page = { cursor: string | undefined; limit: number };

/** An announcement as its course's instructors see it. `dismissed` is how many students have dismissed it. */
export const shown = (
  { id, title, text, author, publishedAt, mailedAt, editedAt, version }: AnnouncementRow,
  dismissed: number,
): components['schemas']['TaughtAnnouncement'] => ({
  id,
  title,
  text,
  author,
  publishedAt: publishedAt.toISOString(),
  isTold: mailedAt !== null,
  ...(editedAt && { editedAt: editedAt.toISOString() }),
  version,
  dismissed,
});

/** The newest first. */
export async function taughtAnnouncements(
  db: Database,
  courseId: string,
  { cursor, limit }: Page,
): Promise<components['schemas']['TaughtAnnouncements']> {
  const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId));
  const [students] = await db
    .select({ number: count() })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), hasAccess));
  const dismissed = db.$count(readAnnouncements, eq(readAnnouncements.announcementId, announcements.id));
  const rows = await db
    .select({ row: announcements, dismissed })
    .from(announcements)
    .where(
      and(
        eq(announcements.courseId, courseId),
        isNull(announcements.removedAt),
        afterCursor(cursor, 'newest', { at: announcements.publishedAt, id: announcements.id }),
      ),
    )
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ row }) => timeKey(row.publishedAt, row.id));
  return {
    courseName: course?.title ?? '',
    students: students?.number ?? 0,
    items: page.map(({ row, dismissed: times }) => shown(row, times)),
    ...next,
  };
}
