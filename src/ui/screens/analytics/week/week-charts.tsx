/** Charts of a week's days: minutes with the goal, and completed lessons. Loaded after the week's sentence. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../../../api/generated/schema.d.ts';
import { Chart } from '../../../parts/chart.tsx';

type WeekChartsProps = {
  days: readonly { name: string; seconds: number; lessons: number }[];
  goal: { minutes: number } | null;
  isTimeRecorded: boolean;
};

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4',
  // When the charts are side by side, their axes line up, even if only one has a legend.
  '& > figure > div': { flexGrow: '1', display: 'flex', flexDirection: 'column' },
  '& figcaption': { mb: 'auto' },
});

const barsOf = (y: string, title: string): ChartSpec => ({
  table: 'days',
  mark: 'bar',
  x: 'Day',
  y,
  colour: null,
  aggregate: 'none',
  order: 'data',
  scale: 'zero',
  title,
});
const minutes = barsOf('Minutes', 'Minutes a day');
const lessons = barsOf('Lessons', 'Lessons completed a day');

export function WeekCharts({ days, goal, isTimeRecorded }: WeekChartsProps) {
  const rows = useMemo(
    () =>
      days.map((day) => ({
        Day: day.name.split(' ')[0] ?? day.name,
        Minutes: Math.floor(day.seconds / 60),
        Lessons: day.lessons,
      })),
    [days],
  );
  const hasTime = isTimeRecorded || days.some(({ seconds }) => seconds > 0);
  return (
    <div className={pair}>
      {hasTime && (
        <Chart
          spec={minutes}
          rows={rows}
          table="none"
          reference={goal ? { value: goal.minutes, label: `Your goal: ${goal.minutes} minutes` } : undefined}
        />
      )}
      <Chart spec={lessons} rows={rows} table="none" reaches={4} />
    </div>
  );
}
