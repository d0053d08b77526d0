/** Due dates of a student's assignments, as events of the calendar feed (§assignments.27). */
import { and, asc, count, eq, isNull, max, or } from 'drizzle-orm';
import { type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { hasAccess } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import {
  assignments,
  extensionRequests,
  givenExtensions,
  isToSubmit,
  studentAssignments,
} from '../platform/database/schema/assignments.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';

/** Apps draw an event of no length badly, so it is the half hour before. */
const shown = 30 * 60 * 1000;

/**
 * Adds an event that ends at its due date for each assignment that is still to be submitted. It keeps its UID, and each later
 * due date raises its SEQUENCE.
 */
export async function addDueDates(calendar: ICalCalendar, { db, config, now }: Context, userId: string): Promise<void> {
  const moved = db
    .select({ assignmentId: extensionRequests.assignmentId, at: extensionRequests.decidedAt })
    .from(extensionRequests)
    .where(and(eq(extensionRequests.userId, userId), eq(extensionRequests.status, 'granted')))
    .unionAll(
      db
        .select({ assignmentId: givenExtensions.assignmentId, at: givenExtensions.givenAt })
        .from(givenExtensions)
        .where(eq(givenExtensions.userId, userId)),
    )
    .as('moved');
  const moves = db
    .select({ assignmentId: moved.assignmentId, times: count().as('times'), last: max(moved.at).as('last') })
    .from(moved)
    .groupBy(moved.assignmentId)
    .as('moves');
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      course: courses.title,
      dueAt: studentAssignments.dueAt,
      times: moves.times,
      last: moves.last,
    })
    .from(studentAssignments)
    .innerJoin(assignments, eq(assignments.id, studentAssignments.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(enrolments, and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId)))
    .leftJoin(moves, eq(moves.assignmentId, assignments.id))
    .where(
      and(
        eq(studentAssignments.userId, userId),
        isToSubmit,
        or(isNull(enrolments.userId), hasAccess), // not those of a course to which access has ended
      ),
    )
    .orderBy(asc(studentAssignments.dueAt), asc(assignments.id));
  const { hostname } = new URL(config.publicUrl);
  for (const { id, title, course, dueAt, times, last } of rows) {
    calendar.createEvent({
      id: `due-${id}@${hostname}`,
      stamp: now(),
      start: new Date(dueAt.getTime() - shown),
      end: dueAt,
      summary: `Due: ${title}`,
      sequence: times ?? 0,
      lastModified: last,
      description: course,
      url: `${config.publicUrl}/assignments`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
}
