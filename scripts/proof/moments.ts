/** Moments at which a test fails that depends on the hour or the day. */

const hour = 60 * 60_000;
const day = 24 * hour;

/** The time zone of the journeys' browsers. */
const zone = 'Europe/London';
const partsThere = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As `29/02/2028, 12:00`. */
const thereAt = (at: number) => partsThere.format(at);
const isSummer = (at: number) => Number(thereAt(at).slice(12, 14)) !== new Date(at).getUTCHours();
const changes = (at: number, toSummer: boolean) => isSummer(at) === toSummer && isSummer(at - hour) !== toSummer;

/** For each full hour, in milliseconds since 1970: the moment that belongs to it, or null. */
const found = {
  'five past midnight': (at: number) => (thereAt(at).endsWith(', 00:00') ? at + 5 * 60_000 : null),
  'Sunday evening': (at: number) =>
    new Date(at).getUTCDay() === 0 && thereAt(at).endsWith(', 23:00') ? at + 40 * 60_000 : null,
  'clocks go forward': (at: number) => (changes(at, true) ? at - 2 * 60_000 : null),
  'clocks go back': (at: number) => (changes(at, false) ? at - 2 * 60_000 : null),
  '29 February': (at: number) => (/^29\/02\/\d+, 12:00$/.test(thereAt(at)) ? at : null),
  'New Year': (at: number) => (/^01\/01\/\d+, 00:00$/.test(thereAt(at)) ? at - 2 * 60_000 : null),
};

export type Moment = keyof typeof found;
// `Object.keys` returns strings: these are the record's keys.
export const moments = Object.keys(found) as Moment[];

export function nextMoment(moment: Moment, now: number): number {
  // Nine years, as 2100 has no 29 February.
  for (let at = Math.ceil(now / hour + 1) * hour; at < now + 9 * 366 * day; at += hour) {
    const next = found[moment](at);
    if (next !== null) return next;
  }
  throw new Error(`There is no ${moment} within nine years.`);
}
