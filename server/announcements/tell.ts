/** Telling the students of a course what was announced, once its moment has come (§announcements.4, §announcements.7). */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { studentsToMail } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import type { Job } from '../platform/housekeeping.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';
import type { AnnouncementRow } from './taught.ts';

/** Milliseconds between two looks at what waits. */
const interval = 5 * 1000;

/** As a job of housekeeping. Whoever is in the course at that moment is told. */
export const tellingJob = (context: Context): Job => ({
  name: 'telling students what was announced',
  every: interval,
  atStart: true,
  run: () => tellStudents(context),
});

/** Tells all that is due. */
export async function tellStudents(context: Context): Promise<void> {
  let told = 0;
  while (await tellNext(context)) told += 1;
  if (told > 0) void context.mail.wake();
}

/** False where nothing is due that no other process has taken. */
const tellNext = (context: Context): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const now = context.now();
    const [row] = await tx
      .select()
      .from(announcements)
      .where(and(isNull(announcements.mailedAt), lte(announcements.publishedAt, now)))
      .orderBy(asc(announcements.publishedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    await mailStudents(context, tx, row);
    await tx.update(announcements).set({ mailedAt: now }).where(eq(announcements.id, row.id));
    return true;
  });

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
