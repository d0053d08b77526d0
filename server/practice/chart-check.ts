/** Checks a chart by an exercise's rules about what readers would misread (§practice.44). */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { ChartRule } from '../platform/database/written-lesson.ts';

type Chart = components['schemas']['ChartSpec'];
type Checked = { requires: ChartRule[]; columns: Record<string, string[]> };

const fits = ({ field, is }: Pick<ChartRule, 'field' | 'is'>, chart: Chart) => is.includes(chart[field]);

/** A chart comes from a browser: it may name what the data does not have. */
function unknownIn({ table, x, y, colour, aggregate }: Chart, columns: Checked['columns']): string[] {
  const own = Object.hasOwn(columns, table) ? columns[table] : undefined;
  if (!own) return [`There is no table “${table}”. Choose one of the data set’s tables.`];
  const used = new Set([x, aggregate === 'count' ? null : y, colour]);
  return [...used].flatMap((name) =>
    name === null || own.includes(name) ? [] : [`There is no column “${name}” in “${table}”. Choose another one.`],
  );
}

/** Empty where the chart passes. */
export function checkChart({ requires, columns }: Checked, chart: Chart): string[] {
  const unknown = unknownIn(chart, columns);
  if (unknown.length > 0) return unknown;
  const broken = requires.filter((rule) => !fits(rule, chart) && (!rule.when || fits(rule.when, chart)));
  // Several rules may have one sentence.
  return [...new Set(broken.map(({ otherwise }) => otherwise))];
}
