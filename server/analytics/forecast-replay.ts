/**
 * How often "done between … and …" was right (§analytics.102). Of each student and course one Monday is drawn; the forecast of that
 * day is made again from what they had completed until then, and held against the day on which they were done.
 */
import type { ReplayedForecasts } from '../platform/database/schema/analytics.ts';
import { daysAfter, mondayOf, weeksAfter } from '../platform/local-time.ts';
import { seededChance } from './chance.ts';
import { doneIn, leastWeeks, weeksFrom } from './forecast.ts';

/** A student's course: how many lessons it counts, and the days on which theirs were completed, in order. */
export type Studied = { lessons: number; days: readonly string[] };

export function replayForecasts(all: readonly Studied[], today: string): ReplayedForecasts {
  const found = { said: 0, held: 0, early: 0, late: 0 };
  const chance = seededChance(1);
  for (const studied of all) {
    const how = replayed(studied, today, chance());
    if (!how) continue;
    found.said += 1;
    found[how] += 1;
  }
  return found;
}

/** Null where nothing was said, or its last day is still to come: those that are done early would count alone. */
function replayed({ lessons, days }: Studied, today: string, chance: number): 'held' | 'early' | 'late' | null {
  const [first] = days;
  if (first === undefined) return null;
  const done = days[lessons - 1];
  const mondays: string[] = [];
  const end = done ?? today;
  for (let monday = weeksAfter(mondayOf(first), leastWeeks); monday <= end; monday = weeksAfter(monday, 1)) {
    mondays.push(monday);
  }
  const monday = mondays[Math.floor(chance * mondays.length)];
  if (monday === undefined) return null;
  const known = days.filter((day) => day < monday);
  const range = doneIn(weeksFrom(known, monday), lessons - known.length);
  if (!range || range.latest === null) return null;
  const latest = daysAfter(monday, range.latest);
  if (latest >= today) return null;
  if (done === undefined || done > latest) return 'late';
  return done < daysAfter(monday, range.earliest) ? 'early' : 'held';
}
