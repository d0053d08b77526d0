/** What the pictures at the top of `/analytics` show of the week, of what is known, and of when it is done (§analytics.96). */
import type { SnapshotFrom } from 'xstate';
import type { analyticsForecastsMachine } from '../../machines/analytics/forecasts.machine.ts';
import type { analyticsMasteryMachine } from '../../machines/analytics/mastery.machine.ts';
import type { analyticsWeekMachine, Week } from '../../machines/analytics/week.machine.ts';
import { mondayOf } from '../../machines/weeks.ts';
import { paths } from '../../paths.ts';
import type { PicturesProps } from '../../ui/screens/analytics/pictures/pictures.tsx';
import { sections } from '../../ui/screens/analytics/pictures/sections.ts';
import { counted, timeText } from '../../ui/screens/analytics/week/texts.ts';
import { format } from '../dates-in-sentences.ts';
import { donePicture } from './done-picture.connect.ts';
import { knownPicture } from './known-picture.connect.ts';
import { spanOf } from './week.connect.ts';
import { pictureOf, sentenceOf } from './week-picture.connect.ts';
import { weekTotals } from './week-totals.ts';

export type WeekSnapshot = SnapshotFrom<typeof analyticsWeekMachine>;

export function picturesOf(
  { value, context }: WeekSnapshot,
  mastery: SnapshotFrom<typeof analyticsMasteryMachine>,
  forecasts: SnapshotFrom<typeof analyticsForecastsMachine>,
): PicturesProps {
  // The goal is the newest one, also while another week is shown.
  const week = context.thisWeek && context.week && { ...context.thisWeek, goal: context.week.goal };
  const state = value === 'failed' ? 'failed' : 'loading';
  return {
    week: week ? weekPicture(week) : { state },
    weeks: week ? weeksPicture(week) : { state },
    known: knownPicture(mastery),
    done: donePicture(forecasts, week?.today ?? null, week?.goal ?? null),
  };
}

const learn = { label: 'Continue Learning', to: paths.dashboard };

function weekPicture(week: Week): PicturesProps['week'] {
  const totals = weekTotals(week);
  const { goal, activeDays } = totals;
  const hasTime = week.isTimeRecorded || totals.seconds > 0;
  const title = goal && hasTime ? `${goal.reached} of ${counted(goal.days, 'day')}` : counted(activeDays, 'day');
  return { state: 'shown', title: `${title} this week`, action: learn, sentence: sentenceOf(week), ...pictureOf(week) };
}

/** Seconds that fill the height if no week has more. */
const leastHeight = 60 * 60;

function weeksPicture({ weeks, goal, today }: Week): PicturesProps['weeks'] {
  const action = { label: goal ? 'Change Your Goal' : 'Set a Goal', to: `#${sections.goal}` };
  const total = weeks.reduce((sum, { seconds }) => sum + seconds, 0);
  if (weeks.length < 2) {
    const text = 'From your second week on, each week is a bar here.';
    return { state: 'empty', title: 'Your first week', text, action };
  }
  const highest = Math.max(leastHeight, ...weeks.map(({ seconds }) => seconds));
  return {
    state: 'shown',
    title: `${timeText(total)} in ${weeks.length} weeks`,
    action,
    from: format('UTC', weeks[0]?.start ?? today, { day: 'numeric', month: 'short' }),
    weeks: weeks.map(({ start, seconds, activeDays }) => ({
      start,
      text: `${spanOf(start)}: ${timeText(seconds)}, ${counted(activeDays, 'day')}`,
      share: (seconds / highest) * 100,
      isThisWeek: start === mondayOf(today),
    })),
  };
}
