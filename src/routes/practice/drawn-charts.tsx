import type { PythonChart } from '../../runtimes/types.ts';
import { Chart } from '../../ui/parts/chart.tsx';

/** The charts that Python code has drawn, in the order in which it drew them. */
export function DrawnCharts({ charts }: { charts: readonly PythonChart[] }) {
  return charts.map(({ spec, rows }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run's charts never change their order.
    <Chart key={index} spec={spec} rows={rows} />
  ));
}
