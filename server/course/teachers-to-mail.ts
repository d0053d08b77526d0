/**
 * Which instructors of a course get a mail about something new in it, as they have chosen (§teaching.60): one of its own,
 * which the caller writes, or the summary of the next morning, which `server/teaching/daily-summary.ts` sends.
 */
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { learningSettings } from '../platform/database/schema/analytics.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import { daysAfter, daysIn, knownZone, momentOf } from '../platform/local-time.ts';

type Choices = components['schemas']['TeachingMails'];
type Teacher = { id: string; email: string; firstName: string };
/** `by` is who caused it, and gets no mail. */
type Event = { courseId: string; by: string; at: Date };

/** For instructors who have chosen nothing: only reports are mailed at once, as a reported post may hurt others. */
export const defaultMailChoices: Choices = { questions: 'daily', extensionRequests: 'daily', reports: 'atOnce' };

const morning = '07:00';

/** Within the transaction of the event. `isTaught`: someone else teaches the course, whatever they have chosen. */
export async function teachersToMail(
  tx: Database,
  kind: keyof Choices,
  { courseId, by, at }: Event,
): Promise<{ isTaught: boolean; atOnce: Teacher[] }> {
  const rows = await tx
    .select({
      teacher: { id: users.id, email: users.email, firstName: users.firstName },
      chosen: teachingMails[kind],
      timeZone: learningSettings.timeZone,
    })
    .from(courseInstructors)
    .innerJoin(users, eq(users.id, courseInstructors.userId))
    .leftJoin(teachingMails, eq(teachingMails.userId, users.id))
    .leftJoin(learningSettings, eq(learningSettings.userId, users.id))
    .where(
      and(
        eq(courseInstructors.courseId, courseId),
        eq(users.role, 'instructor'),
        isNull(users.disabledAt),
        ne(users.id, by),
      ),
    )
    .orderBy(asc(users.id)); // rows are locked in this order, so that two events never wait for each other
  const paced = rows.map(({ chosen, ...row }) => ({ ...row, pace: chosen ?? defaultMailChoices[kind] }));
  const daily = paced.filter(({ pace }) => pace === 'daily');
  if (daily.length > 0) {
    await tx
      .insert(teachingMails)
      .values(
        daily.map(({ teacher, timeZone }) => ({
          userId: teacher.id,
          summaryAt: nextMorning(knownZone(timeZone), at),
          newSince: at,
        })),
      )
      .onConflictDoUpdate({
        target: teachingMails.userId,
        set: {
          summaryAt: sql`coalesce(${teachingMails.summaryAt}, excluded.summary_at)`,
          // Another process's clock may be behind.
          newSince: sql`least(${teachingMails.newSince}, excluded.new_since)`,
        },
      });
  }
  return { isTaught: rows.length > 0, atOnce: paced.filter(({ pace }) => pace === 'atOnce').map((one) => one.teacher) };
}

/** The first time after the moment at which clocks in the zone show seven in the morning. */
export function nextMorning(zone: string, moment: Date): Date {
  const today = daysIn(zone)(moment);
  for (const days of [0, 1, 2]) {
    const at = momentOf(zone, daysAfter(today, days), morning);
    if (at && at > moment) return at;
  }
  throw new Error(`There is no morning in ${zone} after ${moment.toISOString()}`);
}
