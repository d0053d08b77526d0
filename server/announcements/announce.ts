/**
 * Sending an announcement to all students of a course: a row, and a mail to each who wants it (§announcements.2,
 * §announcements.4).
 */
import { and, count, eq, gt } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import { studentsToMail } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import { courses } from '../platform/database/schema/course.ts';
import { storage } from '../platform/limits.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';
import { endDraft } from '../sync/drafts.ts';
import { type AnnouncementRow, shown } from './taught.ts';

const day = 24 * 60 * 60 * 1000;

type New = components['schemas']['NewAnnouncement'];
type Announced = components['schemas']['TaughtAnnouncement'];

/** Throws 413 once the course has had ten within a day. */
export function announce(context: Context, user: SessionUser, courseId: string, announcement: New): Promise<Announced> {
  const publishedAt = context.now();
  return context.db.transaction(async (tx) => {
    // One announcement of the course at a time.
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
    const since = new Date(publishedAt.getTime() - day);
    const recent = and(eq(announcements.courseId, courseId), gt(announcements.publishedAt, since));
    const [counted] = await tx.select({ times: count() }).from(announcements).where(recent);
    if ((counted?.times ?? 0) >= storage.announcementsADay) {
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
    await mailStudents(context, tx, row);
    const entry = {
      account: user.id,
      actor: user.id,
      address: null,
      details: { course: courseId, announcement: row.id },
    };
    await recordAudit(tx, { at: publishedAt, event: 'announcement.made', ...entry });
    await endDraft(tx, user.id, { form: 'announcement', subject: courseId }, publishedAt);
    return shown(row, 0);
  });
}

async function mailStudents({ mail, config }: Context, tx: Database, row: AnnouncementRow) {
  const students = await studentsToMail(tx, row.courseId);
  const quote = quoted(row.text);
  await mail.enqueueAll(
    tx,
    students.map(({ email, firstName, course }) => ({
      to: email,
      kind: 'announcements',
      subject: plainLine(`${course}: ${row.title}`),
      text: [
        `Hello ${plainLine(firstName)},`,
        `${plainLine(row.author)} writes to all students of ${plainLine(course)}:`,
        quote,
        `Choose which emails you get: ${config.publicUrl}/settings`,
        brand,
      ].join('\n\n'),
    })),
  );
}
