/** A student's classes as an RFC 5545 calendar. */
import { and, asc, eq } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '../../src/brand.ts';
import { hasAccess } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import { addDueDates } from './due-dates.ts';

/** Seconds after which an app that follows the calendar looks again. */
const refreshSeconds = 60 * 60;

type Contents = { classId?: string | undefined; withDueDates?: boolean };

/**
 * The calendar's bytes, with all classes or one. Times are UTC: each class of a series is an event of its own, so that no
 * rule of a zone is needed to tell when it begins. A class keeps its UID and raises its SEQUENCE with each change, so that
 * what is imported again replaces what there was (§schedule.11).
 */
export async function calendarOf(
  context: Context,
  userId: string,
  { classId, withDueDates = false }: Contents,
): Promise<Uint8Array> {
  const { db, config, now } = context;
  const rows = await db
    .select({ session: classes, course: courses.title })
    .from(classes)
    .innerJoin(enrolments, and(eq(enrolments.courseId, classes.courseId), eq(enrolments.userId, userId), hasAccess))
    .innerJoin(courses, eq(courses.id, classes.courseId))
    .where(classId === undefined ? undefined : eq(classes.id, classId))
    .orderBy(asc(classes.startsAt), asc(classes.id));
  if (classId !== undefined && rows.length === 0) throw new Problem(404, 'There is no such class.');
  const { hostname } = new URL(config.publicUrl);
  const calendar = ical({
    name: `Classes, ${brand}`,
    prodId: { company: brand, product: 'Class Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { session, course } of rows) {
    calendar.createEvent({
      id: `class-${session.id}@${hostname}`,
      stamp: now(),
      start: session.startsAt,
      end: session.endsAt,
      summary: session.title,
      sequence: session.sequence,
      lastModified: session.updatedAt,
      location: session.location,
      description: [`${course}, with ${session.instructor}`, ...notes(session)].join('\n'),
      url: linkOf(session) ?? `${config.publicUrl}/schedules`,
      status: session.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  if (withDueDates) await addDueDates(calendar, context, userId);
  return new TextEncoder().encode(calendar.toString());
}

type ClassRow = typeof classes.$inferSelect;

const linkOf = ({ link, cancelled }: ClassRow) => (cancelled ? null : link);

/** Link and status as text, for apps that show neither URL nor STATUS. */
function notes(session: ClassRow): string[] {
  const link = linkOf(session);
  if (session.cancelled) return [session.cancelReason === null ? 'Cancelled' : `Cancelled: ${session.cancelReason}`];
  return link === null ? [] : [`Join: ${link}`];
}
