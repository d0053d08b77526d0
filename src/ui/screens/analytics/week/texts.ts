/** A week in words: without judging, and short enough to be read at a glance. */
import type { Goal, LearningWeek } from '../../../../api/generated/schema.d.ts';

export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `and 3 other courses`; null if there is none. */
export const otherCourses = (count: number) => (count > 0 ? `and ${counted(count, 'other course')}` : null);

/** `2 h 10 min`; whole minutes, as nobody plans by the second. */
export function timeText(seconds: number): string {
  if (seconds > 0 && seconds < 60) return 'less than 1 min';
  const minutes = Math.floor(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

type Told = Pick<LearningWeek, 'seconds' | 'lessons' | 'activeDays'> & {
  isThisWeek: boolean;
  isTimeRecorded: boolean;
  goal: (Goal & { reached: number }) | null;
};

function goalText({ goal, isThisWeek }: Told): string {
  if (!goal) return '.';
  const { days, minutes, reached } = goal;
  if (reached >= days) return `: your goal of ${counted(days, 'day')} is met.`;
  const sofar = isThisWeek ? ' so far' : '';
  return `: ${reached} of your ${counted(days, 'day')} with ${minutes} min${sofar}.`;
}

/** `2 h 10 min on 4 days, 6 lessons: your goal of 3 days is met.` */
export function weekSentence(week: Told): string {
  const { isThisWeek, seconds, lessons, activeDays, isTimeRecorded } = week;
  if (activeDays === 0) return isThisWeek ? 'Nothing recorded this week yet.' : 'Nothing was recorded in this week.';
  const on = `on ${counted(activeDays, 'day')}`;
  const done = counted(lessons, 'lesson');
  // Without recorded time, a goal of minutes cannot be compared.
  if (!isTimeRecorded && seconds === 0) return `${done} completed, ${on}. Time is not recorded.`;
  return `${timeText(seconds)} ${on}, ${done}${goalText(week)}`;
}

export const weeklyGoalText = ({ days, minutes }: Goal) =>
  days === 7 ? `${minutes} minutes every day` : `${minutes} minutes on ${counted(days, 'day')} a week`;

/** Whether the goal was met, for a table of weeks. The current week may still meet it. */
export function goalMark({ isGoalMet, isThisWeek }: { isGoalMet: boolean | null; isThisWeek: boolean }): string {
  if (isGoalMet === null) return 'No goal';
  if (isGoalMet) return 'Met';
  return isThisWeek ? 'Not yet' : 'Not met';
}
