/** A chart of the hardest lessons of a course. It is loaded after the sentence about them. */
import { useMemo } from 'react';
import type { ChartSpec, StruggleLesson } from '../../../../api/generated/schema.d.ts';
import { Chart } from '../../../parts/chart.tsx';

/** How many lessons can be read at a glance. */
const shownAtMost = 6;

const spec: ChartSpec = {
  table: 'lessons',
  mark: 'bar',
  x: 'Lesson',
  y: 'Percent of the students',
  colour: 'Right',
  aggregate: 'none',
  order: 'data',
  scale: 'zero',
  title: 'The hardest lessons: right on the first try, and now',
};

export function StrugglesChart({ lessons }: { lessons: readonly StruggleLesson[] }) {
  const rows = useMemo(
    () =>
      lessons.slice(0, shownAtMost).flatMap(({ title, first, now }) => [
        { Lesson: title, 'Percent of the students': first, Right: 'First try' },
        { Lesson: title, 'Percent of the students': now, Right: 'Now' },
      ]),
    [lessons],
  );
  return <Chart spec={spec} rows={rows} table="none" reaches={100} />;
}
