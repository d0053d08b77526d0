/** The class schedule for calendar apps (spec §2 Class Schedule page). */
import type { Handlers } from '../handler.ts';
import { calendarOf } from '../study/calendar.ts';

export const calendarHandlers: Pick<Handlers, 'downloadCalendar'> = {
  async downloadCalendar({ user }, context) {
    return {
      status: 200,
      mediaType: 'text/calendar',
      headers: { 'content-disposition': 'attachment; filename="classes.ics"' },
      body: await calendarOf(context, user.id),
    };
  },
};
