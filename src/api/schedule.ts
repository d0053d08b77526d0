/** Classes and their calendar. */
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { client, done, file, parsed } from './client.ts';
import {
  createCalendarFeedResponse,
  findCalendarFeedResponse,
  listClassesResponse,
} from './generated/schemas/schedule.ts';
import type { OperationInput } from './operation.ts';

export const listClasses = actor(() =>
  remembered('Schedules', ['listClasses'], () => parsed(client.GET('/schedules'), listClassesResponse)),
);

/** An iCalendar file of a class. */
export const downloadCalendar = (query: OperationInput<'downloadCalendar'>, signal: AbortSignal) =>
  file(client.GET('/schedules/calendar.ics', { params: { query }, parseAs: 'blob', signal }), 'text/calendar');

/** Not cached: another device may have replaced the address. */
export const findCalendarFeed = actor((_: OperationInput<'findCalendarFeed'>, signal) =>
  parsed(client.GET('/schedules/feed', { signal }), findCalendarFeedResponse),
);

export const createCalendarFeed = actor((_: OperationInput<'createCalendarFeed'>, signal) =>
  parsed(client.POST('/schedules/feed', { signal }), createCalendarFeedResponse),
);

export const endCalendarFeed = actor((_: OperationInput<'endCalendarFeed'>, signal) =>
  done(client.DELETE('/schedules/feed', { signal })),
);
