/** What an exercise's screen shows: its data, a run, the server's answer, and the union of its states. */
import type { ReactNode } from 'react';
import type {
  Difference,
  DifferentAttempt,
  ExerciseLesson,
  HiddenDifference,
  SolvedAttempt,
} from '../../../../api/generated/schema.d.ts';
import type { ErrorRunResult, RunResult, StoppedRunResult } from '../../../../runtimes/types.ts';

/** What the code has printed so far, while it runs. */
export type PrintedResult = { kind: 'printed'; text: string };
export type ShownResult = PrintedResult | RunResult | { kind: 'chart' };

type Shown = Pick<ExerciseLesson, 'title' | 'language' | 'dataSet' | 'status' | 'start'> & {
  /** The initial code; after that, the editor keeps it. */
  code: string;
  /** The last result of the code. */
  result: ShownResult | null;
  /** The code printed more than is kept. */
  isCut: boolean;
  /** The code has changed since it was run. */
  isStale: boolean;
  /** The code asks for input, which is typed into a field of its own. */
  input: { text: string; onType: (text: string) => void } | null;
  /** Shown in place of the buttons until code can be run. */
  runtime: ReactNode;
  hints: ReactNode;
  draft?: ReactNode;
  /** Shown in place of the editor in a chart exercise. */
  builder?: ReactNode;
  /** The next lesson of the course. */
  nextTo?: string | undefined;
  /** The charts that the code has drawn. */
  charts?: ReactNode;
  onChange: (code: string) => void;
  onRun: () => void;
  /** Undefined for instructors and visitors, whose code is not checked. */
  onCheck: (() => void) | undefined;
  onStartAgain: () => void;
};

export type ExerciseView = Shown &
  (
    | { state: 'open' | 'answered' }
    | { state: 'running'; isChecking: boolean; onStop: () => void }
    | { state: 'erred'; run: ErrorRunResult; isOnOtherRows: boolean }
    | { state: 'stopped'; run: StoppedRunResult; isOnOtherRows: boolean }
    | { state: 'sending.underWay' | 'confirming.underWay' }
    | ({ state: 'sending.delayed' | 'confirming.delayed' | 'refused' } & { reason: string; onRetry: () => void })
    | {
        state: 'different';
        answer: Pick<DifferentAttempt, 'explanation'> & { difference: Difference | HiddenDifference };
        isOnOtherRows: boolean;
      }
    | { state: 'solved'; answer: Pick<SolvedAttempt, 'status' | 'explanation'> }
  );
