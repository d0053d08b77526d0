/** What a reader would misread in a chart, by an exercise's rules. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { ChartRule } from '../platform/database/written-lesson.ts';

type Chart = components['schemas']['ChartSpec'];

/** Empty where the chart passes. */
export const checkChart = (requires: ChartRule[], chart: Chart): string[] =>
  requires.flatMap(({ field, is, otherwise }) => (is.includes(chart[field]) ? [] : [otherwise]));
