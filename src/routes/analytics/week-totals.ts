import type { OperationOutput } from '../../api/operation.ts';

type Week = Pick<OperationOutput<'getWeek'>, 'days' | 'goal' | 'isTimeRecorded'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Whether a day of so many seconds reached the minutes of the goal. */
export const isGoalReached = ({ goal }: Pick<Week, 'goal'>, seconds: number) =>
  goal !== null && seconds >= goal.minutes * 60;

/** What the sentence about a week tells. `reached`: on how many days the goal's minutes were reached. */
export function weekTotals({ days, goal, isTimeRecorded }: Week) {
  return {
    seconds: sum(days.map(({ seconds }) => seconds)),
    lessons: sum(days.map(({ lessons }) => lessons)),
    activeDays: days.filter(({ seconds, lessons, attempts }) => seconds + lessons + attempts > 0).length,
    isTimeRecorded,
    goal: goal && { ...goal, reached: days.filter(({ seconds }) => isGoalReached({ goal }, seconds)).length },
  };
}
