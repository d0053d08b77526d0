/** How far the made-up students are, so that they differ in the instructor's roster. With `DEMO=true` alone. */
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { enrolments, lessons } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { madeUpAddress } from './queue.ts';

const day = 24 * 60 * 60 * 1000;

/** Percent of the lessons, and days since the student was last there; repeated where there are more students. */
const standings = [
  { percent: 62, daysAgo: 1 },
  { percent: 45, daysAgo: 3 },
  { percent: 80, daysAgo: 0 },
  { percent: 38, daysAgo: 19 },
  { percent: 55, daysAgo: 6 },
  { percent: 12, daysAgo: 24 },
  { percent: 70, daysAgo: 2 },
  { percent: 20, daysAgo: 5 },
  { percent: 100, daysAgo: 11 },
] as const;

/** Once: students of whom something is known already stay as they are. */
export async function addProgress(tx: Database, now: Date): Promise<void> {
  const madeUp = await tx
    .select({ userId: enrolments.userId, courseId: enrolments.courseId })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(like(users.email, `%${madeUpAddress}`), isNull(enrolments.lastActiveAt)))
    .orderBy(asc(users.email));
  for (const [index, { userId, courseId }] of madeUp.entries()) {
    const standing = standings[index % standings.length];
    if (!standing) continue;
    const taught = await tx.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.position));
    const done = taught.slice(0, Math.round((taught.length * standing.percent) / 100));
    const lastActiveAt = new Date(now.getTime() - standing.daysAgo * day - 2 * 60 * 60 * 1000);
    const rows = done.map(({ id: lessonId }) => ({ userId, courseId, lessonId, completedAt: lastActiveAt }));
    if (rows.length > 0) await tx.insert(completedLessons).values(rows);
    await tx
      .update(enrolments)
      .set({ lastActiveAt })
      .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
  }
}
