/** What an exercise's screen shows: its data, a run, the server's answer, and the union of its states. */
import type { ReactNode } from 'react';

export type Cell = string | number | null;

export type Table = {
  name: string;
  columns: readonly { name: string; type: 'integer' | 'real' | 'text' | 'date' }[];
  rows: readonly (readonly Cell[])[];
};

export type DataSet = { title: string; description: string; tables: readonly Table[] };

export type Language = 'sql' | 'python' | 'chart';
export type Status = 'open' | 'seen' | 'solved';

export type Place = { line: number; column: number | null };

export type TableOutcome = {
  kind: 'table';
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  rowCount: number;
  milliseconds: number;
};
export type OutputOutcome = { kind: 'output'; text: string; milliseconds: number };
export type ErrorOutcome = { kind: 'error'; message: string; place: Place | null; help: string | null; text: string };
export type StoppedOutcome = { kind: 'stopped'; why: 'person' | 'time'; text: string };
/** By now, while the code still runs. */
export type PrintedOutcome = { kind: 'printed'; text: string };
export type Outcome = PrintedOutcome | TableOutcome | OutputOutcome | ErrorOutcome | StoppedOutcome | { kind: 'chart' };

export type Difference =
  | { kind: 'columns'; expected: readonly string[] }
  | { kind: 'rows'; missing: number; extra: number; missingRow?: readonly Cell[]; extraAt?: number }
  | { kind: 'order'; at: number }
  | { kind: 'check'; at: number; message: string }
  | { kind: 'chart'; messages: readonly string[] }
  /** On the other rows: what differs is told in kind alone. */
  | { kind: 'hidden'; differs: 'columns' | 'rows' | 'order' | 'check' };

export type Different = { difference: Difference; explanation?: string };
export type Solved = { status: Status; explanation?: string };

type Shown = {
  title: string;
  language: Language;
  dataSet: DataSet;
  status: Status;
  /** The code at first: later the editor has it. */
  code: string;
  start: string;
  /** What came last of the code. */
  result: Outcome | null;
  /** The code printed more than is kept. */
  isCut: boolean;
  /** The code has changed since it was run. */
  isStale: boolean;
  /** The code asks for input, which is typed into a field of its own. */
  input: { text: string; onType: (text: string) => void } | null;
  /** In place of the buttons as long as nothing can be run. */
  runtime: ReactNode;
  hints: ReactNode;
  draft?: ReactNode;
  /** In place of the editor, where the code is a chart's description. */
  builder?: ReactNode;
  /** The next lesson of the course. */
  nextTo?: string | undefined;
  /** The charts that the code has drawn. */
  charts?: ReactNode;
  onChange: (code: string) => void;
  onRun: () => void;
  /** Undefined for a teacher, whose code is not checked. */
  onCheck: (() => void) | undefined;
  onStartAgain: () => void;
};
type Waiting = { reason: string; onRetry: () => void };

export type ExerciseView = Shown &
  (
    | { state: 'open' | 'answered' }
    | { state: 'running'; isChecking: boolean; onStop: () => void }
    | { state: 'erred'; outcome: ErrorOutcome; isOnOtherRows: boolean }
    | { state: 'stopped'; outcome: StoppedOutcome; isOnOtherRows: boolean }
    | { state: 'sending.underWay' | 'confirming.underWay' }
    | ({ state: 'sending.delayed' | 'confirming.delayed' | 'refused' } & Waiting)
    | { state: 'different'; answer: Different; isOnOtherRows: boolean }
    | { state: 'solved'; answer: Solved }
  );
