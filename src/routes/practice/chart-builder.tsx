import { useMemo } from 'react';
import type { DataSet } from '../../api/generated/schema.d.ts';
import { ChartBuilder as Builder } from '../../ui/screens/practice/exercise/chart-builder.tsx';
import { specIn } from '../../ui/screens/practice/exercise/chart-choices.ts';

export type ChartBuilderProps = {
  dataSet: DataSet;
  /** A chart as JSON. If it is no valid chart, `start` takes its place. */
  code: string;
  start: string;
  onChange: (code: string) => void;
};

/** What a chart exercise has in place of the code editor: a form, whose choices are the exercise's code. */
export function ChartBuilder({ dataSet, code, start, onChange }: ChartBuilderProps) {
  const { tables } = dataSet;
  const spec = useMemo(() => specIn([code, start], tables), [code, start, tables]);
  return <Builder tables={tables} value={spec} onChange={(next) => onChange(JSON.stringify(next))} />;
}
