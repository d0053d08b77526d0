/**
 * When a course will be done, from the student's own weeks: a range that is right in four of five cases. A thousand
 * possible futures are drawn, each from weeks like those that were, with the same seed each time, so that the same
 * weeks give the same forecast.
 */
import { mondayOf, weeksAfter } from '../platform/local-time.ts';
import { seededChance } from './chance.ts';

/** From the first week with a lesson of the course to the last whole one, how many were completed in each. */
export type Weeks = readonly number[];

/** In days from now; `latest` is null where one future in ten ends after two years. */
export type DoneIn = { earliest: number; latest: number | null };

const futures = 1000;
const horizonWeeks = 104;
/** With fewer weeks there is no forecast. */
export const leastWeeks = 2;
/** Those before say little of now. */
const mostWeeks = 12;

/** Lessons a week, on average; 0 without weeks. */
export const paceOf = (weeks: Weeks): number => weeks.reduce((sum, week) => sum + week, 0) / Math.max(1, weeks.length);

/** Null where there are too few weeks. */
export function doneIn(weeks: Weeks, lessonsLeft: number): DoneIn | null {
  const pace = paceOf(weeks);
  if (weeks.length < leastWeeks || pace === 0) return null;
  if (lessonsLeft <= 0) return { earliest: 0, latest: 0 };
  // A week without a lesson and one with twice as many as usual: few weeks have not shown all there are. The pace stays.
  const seen = [...weeks, 0, 2 * pace];
  const days = Array.from({ length: futures }, (_, at) => oneFuture(seen, lessonsLeft, seededChance(at + 1)));
  days.sort((one, other) => one - other);
  const earliest = days[futures * 0.1] ?? Infinity;
  const latest = days[futures * 0.9 - 1] ?? Infinity;
  if (earliest === Infinity) return null;
  return { earliest: Math.ceil(earliest), latest: latest === Infinity ? null : Math.ceil(latest) };
}

/**
 * Draws how usual each week is, as the ones that were are a sample, too, and from these the weeks until nothing is
 * left.
 */
function oneFuture(seen: Weeks, lessonsLeft: number, chance: () => number): number {
  const draw = (from: Weeks) => from[Math.floor(chance() * from.length)] ?? 0;
  const usual = seen.map(() => draw(seen));
  let remaining = lessonsLeft;
  for (let week = 0; week < horizonWeeks; week += 1) {
    const done = draw(usual);
    if (done >= remaining) return 7 * (week + remaining / done);
    remaining -= done;
  }
  return Infinity;
}

/** In days from now, if the goal is kept and its minutes are shared equally among the courses under way. */
export function doneByGoal(
  { days, minutes }: { days: number; minutes: number },
  minutesLeft: number,
  courses: number,
): number {
  return Math.ceil((minutesLeft * courses * 7) / (days * minutes));
}

/** How many of these days lie in each whole week, from that of the first one on; at most the last twelve; `today` is in none. */
export function weeksFrom(days: readonly string[], today: string): Weeks {
  const current = mondayOf(today);
  const mondays = days.map(mondayOf).toSorted();
  const earliest = weeksAfter(current, -mostWeeks);
  const first = mondays[0] === undefined || mondays[0] > earliest ? mondays[0] : earliest;
  const counts: number[] = [];
  for (let monday = first ?? current; monday < current; monday = weeksAfter(monday, 1)) {
    counts.push(mondays.filter((other) => other === monday).length);
  }
  return counts;
}
