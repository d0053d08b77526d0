import type { OperationOutput } from '../../api/operation.ts';
import { timeText, weekSentence } from '../../ui/screens/analytics/week/texts.ts';
import { dayName } from './week.connect.ts';
import { isGoalReached, weekTotals } from './week-totals.ts';

type Week = Pick<OperationOutput<'getWeek'>, 'days' | 'goal' | 'today' | 'isTimeRecorded'>;

/** Seconds that fill the picture's height if nothing else does. */
const leastHeight = 30 * 60;

/** This week in a sentence. */
export const sentenceOf = (week: OperationOutput<'getWeek'>): string =>
  week.firstWeek === null
    ? 'Your days show here once you open a lesson.'
    : weekSentence({ isThisWeek: true, ...weekTotals(week) });

/** Bars of time; of lessons where no time is recorded, beside which a goal of minutes says nothing. */
export function pictureOf(week: Week) {
  const { days, goal, today } = week;
  const hasTime = week.isTimeRecorded || days.some(({ seconds }) => seconds > 0);
  const goalSeconds = hasTime && goal ? goal.minutes * 60 : null;
  const heights = days.map(({ seconds, lessons, attempts }) =>
    hasTime ? seconds || Math.min(lessons + attempts, 1) : lessons,
  );
  const highest = Math.max(...heights, goalSeconds ?? 0, hasTime ? leastHeight : 1);
  return {
    goalShare: goalSeconds === null ? null : (goalSeconds / highest) * 100,
    days: days.map(({ day, seconds, lessons }, index) => ({
      name: dayName(day),
      text: dayText(seconds, lessons),
      share: ((heights[index] ?? 0) / highest) * 100,
      isGoalReached: isGoalReached(week, seconds),
      isToday: day === today,
    })),
  };
}

/** `41 min, 1 lesson` */
export const dayText = (seconds: number, lessons: number) =>
  [seconds > 0 && timeText(seconds), lessons > 0 && `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`]
    .filter(Boolean)
    .join(', ') || 'nothing recorded';
