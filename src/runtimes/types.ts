/** What is given to a run of a student's code, and what comes of it: the same for SQL and Python, in Node and in a worker. */

import type { Cell, ChartSpec, DataSet, DataTable, TableResult } from '../api/generated/schema.d.ts';

export type DataColumn = DataTable['columns'][number];

export type RunInput = {
  code: string;
  dataSet: DataSet;
  /** Python: expressions whose values are the result. SQL: at most one query, whose rows are the result. */
  checks: string[];
  /** The lines that Python's `input()` reads. */
  input: string;
  /** SQL: instructions of SQLite's virtual machine after which it is stopped. A page stops its worker instead. */
  mostSteps?: number;
};

/** Lines and columns count from 1, columns in UTF-16 units as the editor counts them. */
export type CodePosition = { line: number; column: number | null };

/** Characters of what is printed that are kept: where there are as many, there may have been more. */
export const mostPrinted = 100_000;

export type PythonChart = { spec: ChartSpec; rows: Record<string, Cell>[] };

export type TableRunResult = { kind: 'table'; milliseconds: number } & TableResult;
export type OutputRunResult = {
  kind: 'output';
  text: string;
  values: string[];
  charts: PythonChart[];
  milliseconds: number;
};
export type ErrorRunResult = {
  kind: 'error';
  message: string;
  position: CodePosition | null;
  /** Which sentence in plain words goes with it. */
  help: string | null;
  /** What was printed before. */
  text: string;
};
export type StoppedRunResult = { kind: 'stopped'; why: 'person' | 'time'; text: string };

export type RunResult = TableRunResult | OutputRunResult | ErrorRunResult | StoppedRunResult;
