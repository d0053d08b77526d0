import { useMemo } from 'react';
import type { DataSet } from '../../api/generated/schema.d.ts';
import { ChartBuilder as Builder } from '../../ui/screens/practice/exercise/chart-builder.tsx';
import { specIn } from '../../ui/screens/practice/exercise/chart-choices.ts';

export type ChartBuilderProps = {
  dataSet: DataSet;
  /** The JSON of a chart. A text that is none counts as `start`. */
  code: string;
  start: string;
  onChange: (code: string) => void;
};

/** A chart exercise's part in place of the editor: its code is what the form chooses. */
export function ChartBuilder({ dataSet, code, start, onChange }: ChartBuilderProps) {
  const { tables } = dataSet;
  const spec = useMemo(() => specIn([code, start], tables), [code, start, tables]);
  return <Builder tables={tables} value={spec} onChange={(next) => onChange(JSON.stringify(next))} />;
}
