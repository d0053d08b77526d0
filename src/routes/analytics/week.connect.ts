import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsWeekMachine, Week } from '../../machines/analytics/week.machine.ts';
import { daysFrom, mondayOf } from '../../machines/weeks.ts';
import type { AnalyticsWeekView, ShownWeek } from '../../ui/screens/analytics/week/week.view.tsx';
import { format } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';
import { weekTotals } from './week-totals.ts';

type Snapshot = SnapshotFrom<typeof analyticsWeekMachine>;
type Send = ActorRefFrom<typeof analyticsWeekMachine>['send'];
type Parts = {
  charts: (week: Week) => ReactNode;
  goal: (week: Week) => ReactNode;
  recording: (week: Week) => ReactNode;
};

export function connectAnalyticsWeek({ value, context }: Snapshot, send: Send, parts: Parts): AnalyticsWeekView {
  const { week, failure } = context;
  const onRetry = () => send({ type: 'retry' });
  const reason = sentence(failure, 'The week could not be loaded. Please try again.');
  if (!week) return value === 'failed' ? { state: 'failed', reason, onRetry } : { state: 'loading' };
  const settings = { goal: parts.goal(week), recording: parts.recording(week) };
  const shown = { ...settings, week: shownWeek(week, send), charts: parts.charts(week) };
  // If nothing was ever recorded, an empty page stays the same while the week is loaded again.
  const kept: AnalyticsWeekView =
    week.firstWeek === null ? { state: 'empty', ...settings } : { state: 'changing', ...shown };
  return match(value)
    .returnType<AnalyticsWeekView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('failed', (state) => ({ state, reason, onRetry }))
    .with('empty', (state) => ({ state, ...settings }))
    .with('shown', (state) => ({ state, ...shown }))
    .with('changing', () => kept)
    .with('notChanged', (state) => (kept.state === 'empty' ? kept : { state, ...shown, reason, onRetry }))
    .exhaustive();
}

function shownWeek({ start, today, timeZone, firstWeek, ...week }: Week, send: Send): ShownWeek {
  const now = mondayOf(today);
  const choose = (monday: string) => () => send({ type: 'choose', start: monday === now ? null : monday });
  const first = firstWeek ?? now;
  return {
    isThisWeek: start === now,
    span: spanOf(start),
    ...weekTotals(week),
    days: week.days.map(({ day, ...counts }) => ({ ...counts, name: dayName(day), isToday: day === today })),
    weeks: week.weeks.toReversed().map((one) => ({
      ...one,
      span: spanOf(one.start),
      isThisWeek: one.start === now,
      isShown: one.start === start,
      onChoose: choose(one.start),
    })),
    zone: timeZone.replaceAll('_', ' '),
    chosenDay: start,
    firstDay: first,
    lastDay: today,
    // A date field gives an empty text while a date is being typed.
    onDay: (day) => day >= first && day <= today && send({ type: 'choose', start: mondayOf(day) }),
    onPreviousWeek: start > first ? choose(daysFrom(start, -7)) : undefined,
    onNextWeek: start < now ? choose(daysFrom(start, 7)) : undefined,
    onCurrentWeek: start < now ? choose(now) : undefined,
  };
}

/** `Mon 16 Nov` */
export const dayName = (day: string, zone = 'UTC') =>
  format(zone, day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

/** `16 to 22 Nov 2026`, `26 Oct to 1 Nov 2026`, `28 Dec 2026 to 3 Jan 2027`: as short as it can be read. */
export function spanOf(start: string): string {
  const end = daysFrom(start, 6);
  const year = start.slice(0, 4) === end.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const month = start.slice(5, 7) === end.slice(5, 7) ? {} : ({ month: 'short' } as const);
  const from = format('UTC', start, { day: 'numeric', ...month, ...year });
  return `${from} to ${format('UTC', end, { day: 'numeric', month: 'short', year: 'numeric' })}`;
}
