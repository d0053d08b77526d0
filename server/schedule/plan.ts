/** When and where an instructor wants a class to take place (§schedule.9, §schedule.10). */
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import { isTimeZone, momentOf, weeksAfter } from '../platform/local-time.ts';

export const longestMinutes = 720;

const minute = 60 * 1000;
/** How far ahead a class may be planned, in milliseconds. */
const furthest = 2 * 366 * 24 * 60 * minute;

type Plan = Omit<components['schemas']['NewClasses'], 'weeks'>;
export type PlannedTime = { startsAt: Date; endsAt: Date };

/** Throws 422 where it is not a time at which a class can take place. `weeks` later, at the same local time. */
export function plannedTime({ day, time, minutes, timeZone }: Plan, now: Date, weeks = 0): PlannedTime {
  if (!isTimeZone(timeZone)) throw new Problem(422, `The time zone ${timeZone} is not known.`);
  const ownDay = weeksAfter(day, weeks);
  const startsAt = momentOf(timeZone, ownDay, time);
  if (!startsAt)
    throw new Problem(
      422,
      `${time} doesn't exist on ${ownDay} in ${timeZone}, as clocks go forward then. Please choose another time.`,
    );
  if (startsAt.getTime() - now.getTime() > furthest) {
    throw new Problem(422, 'A class can be planned for the next two years.');
  }
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) };
}

export const isOver = ({ endsAt }: Pick<PlannedTime, 'endsAt'>, now: Date) => endsAt <= now;

/** The 422 for a class that would end in the past. */
export const overAlready = () => new Problem(422, 'This class would be over already. Please choose a later time.');

/** Title, zone, place and link of a class. Throws 422 without a place and a link. */
export function plannedFacts({ title, timeZone, place, link }: Plan) {
  if (place === undefined && link === undefined) {
    throw new Problem(422, 'Please say where the class takes place, or give a link.');
  }
  if (link !== undefined) requireLink(link);
  return { title: title.trim(), timeZone, location: place?.trim() ?? 'Online', link: link ?? null };
}

/** Refuses a link with a user name, as readers would take that for the host. */
function requireLink(link: string): void {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new Problem(422, 'The link must be an https address.');
  }
}
