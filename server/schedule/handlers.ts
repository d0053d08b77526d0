/** A student's classes, in the app (§schedule.5) and for calendar apps (§schedule.6, §schedule.7). */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { hasAccess } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { calendarFeeds, classes } from '../platform/database/schema/schedule.ts';
import { calendarOf } from './calendar.ts';
import { shownClass } from './class-session.ts';

const addressOf = ({ config }: Context, token: string) => `${config.publicUrl}/v1/schedules/feed/${token}.ics`;

export const scheduleHandlers: Pick<
  Handlers,
  'listClasses' | 'downloadCalendar' | 'findCalendarFeed' | 'createCalendarFeed' | 'endCalendarFeed' | 'getCalendarFeed'
> = {
  async listClasses({ user }, { db, now }) {
    const rows = await db
      .select({ session: classes })
      .from(classes)
      .innerJoin(enrolments, and(eq(enrolments.courseId, classes.courseId), eq(enrolments.userId, user.id), hasAccess))
      .orderBy(asc(classes.startsAt), asc(classes.id));
    const moment = now();
    return { status: 200, body: rows.map(({ session }) => shownClass(session, moment)) };
  },

  async downloadCalendar({ user, query: { classId } }, context) {
    return {
      status: 200,
      mediaType: 'text/calendar',
      headers: { 'content-disposition': `attachment; filename="${classId ?? 'classes'}.ics"` },
      body: await calendarOf(context, user.id, { classId }),
    };
  },

  async findCalendarFeed({ user }, context) {
    const [feed] = await context.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id));
    if (!feed) throw new Problem(404, 'There is no calendar address yet.');
    return { status: 200, body: { url: addressOf(context, feed.token) } };
  },

  async createCalendarFeed({ user }, context) {
    const made = { token: randomBytes(32).toString('base64url'), createdAt: context.now() };
    await context.db
      .insert(calendarFeeds)
      .values({ userId: user.id, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: made });
    return { status: 201, body: { url: addressOf(context, made.token) } };
  },

  async endCalendarFeed({ user }, { db }) {
    await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, user.id));
    return { status: 204 };
  },

  async getCalendarFeed({ params }, context) {
    const [feed] = await context.db
      .select({ userId: calendarFeeds.userId })
      .from(calendarFeeds)
      .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.disabledAt)))
      .where(eq(calendarFeeds.token, params.feedToken));
    if (!feed) throw new Problem(404, 'There is no such calendar, or its address was ended.');
    return {
      status: 200,
      mediaType: 'text/calendar',
      body: await calendarOf(context, feed.userId, { withDueDates: true }),
    };
  },
};
