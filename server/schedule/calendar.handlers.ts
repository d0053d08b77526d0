/** The class schedule for calendar apps (§schedule.6, §schedule.7). */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context, Handlers } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { calendarFeeds } from '../platform/database/schema/schedule.ts';
import { calendarOf } from './calendar.ts';

const addressOf = ({ config }: Context, token: string) => `${config.publicUrl}/v1/schedules/feed/${token}.ics`;

export const calendarHandlers: Pick<
  Handlers,
  'downloadCalendar' | 'findCalendarFeed' | 'createCalendarFeed' | 'getCalendarFeed'
> = {
  async downloadCalendar({ user, query: { classId } }, context) {
    return {
      status: 200,
      mediaType: 'text/calendar',
      headers: { 'content-disposition': `attachment; filename="${classId ?? 'classes'}.ics"` },
      body: await calendarOf(context, user.id, classId),
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

  async getCalendarFeed({ params }, context) {
    const [feed] = await context.db.select().from(calendarFeeds).where(eq(calendarFeeds.token, params.feedToken));
    if (!feed) throw new Problem(404, 'There is no such calendar, or its address has been replaced.');
    return { status: 200, mediaType: 'text/calendar', body: await calendarOf(context, feed.userId) };
  },
};
