/** Changing and deleting what was announced (§announcements.8, §announcements.9). */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { announcements, readAnnouncements } from '../platform/database/schema/announcements.ts';
import { isUuid } from '../platform/uuid.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { momentOf } from './announce.ts';
import { audit } from './audit.ts';
import { shown } from './taught.ts';

type Schemas = components['schemas'];
type Asked = { user: SessionUser; courseId: string; announcementId: string };

const unknown = 'This announcement was deleted. Reload the page to see what there is.';

/** Throws 404, 409 or 422 as the contract says, and then changes nothing. */
export function changeAnnouncement(
  context: Context,
  asked: Asked,
  { title, text, publishAt, version }: Schemas['ChangedAnnouncement'],
): Promise<Schemas['TaughtAnnouncement']> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const row = await locked(tx, asked);
    await endDraft(tx, asked.user.id, { form: 'announcementChange', subject: row.id }, now);
    if (row.version !== version) {
      throw new Problem(409, 'A colleague has changed it. Reload the page to see how it reads now.');
    }
    if (publishAt !== undefined && row.mailedAt) {
      throw new Problem(422, "The students have been told already, so its time can't be changed. Reload the page.");
    }
    const [changed] = await tx
      .update(announcements)
      .set({
        ...{ title: title.trim(), text: text.trim(), version: version + 1 },
        publishedAt: momentOf(publishAt, now) ?? row.publishedAt,
        editedAt: row.mailedAt && now,
      })
      .where(eq(announcements.id, row.id))
      .returning();
    if (!changed) throw new Error('An announcement was not changed.');
    await audit(tx, 'announcement.changed', asked, now);
    return shown(changed, await tx.$count(readAnnouncements, eq(readAnnouncements.announcementId, row.id)));
  });
}

/** Throws 404 as the contract says. One that waits leaves nothing behind. */
export function removeAnnouncement(context: Context, asked: Asked): Promise<Schemas['RemovedAnnouncement']> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { id, mailedAt } = await locked(tx, asked);
    if (mailedAt)
      await tx.update(announcements).set({ removedAt: now, title: '', text: '' }).where(eq(announcements.id, id));
    else await tx.delete(announcements).where(eq(announcements.id, id));
    await audit(tx, 'announcement.deleted', asked, now);
    return { wasTold: mailedAt !== null };
  });
}

/** The row, locked: the students may be told just now. */
async function locked(tx: Database, { courseId, announcementId }: Asked) {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(
      and(eq(announcements.id, announcementId), eq(announcements.courseId, courseId), isNull(announcements.removedAt)),
    )
    .for('update');
  if (!row) throw new Problem(404, unknown);
  return row;
}

/** A draft of a change belongs to an announcement of a course that the person teaches. Throws 404 without one. */
export const checkAnnouncementChangeDraft: DraftSubjectCheck = async (db, userId, subject) => {
  const taught = and(eq(announcements.id, subject), inArray(announcements.courseId, taughtCourses(db, userId)));
  if (!isUuid(subject) || (await db.$count(announcements, taught)) === 0) throw new Problem(404, unknown);
};
