import type { ReactNode } from 'react';
import type { Exercise } from '../../machines/practice/run.ts';
import type { Runner } from '../../runtimes/runner.ts';
import { CodeEditor } from '../../ui/screens/practice/exercise/code-editor.tsx';
import { ExerciseScreen } from '../../ui/screens/practice/exercise/exercise.view.tsx';
import { part } from '../parts.tsx';
import type { Draft } from '../sync/draft.tsx';
import { connectExercise } from './exercise.connect.ts';
import { runningOf } from './runtime.ts';
import { useExercise } from './use-exercise.tsx';

const DrawnCharts = part('DrawnCharts', () => import('./drawn-charts.tsx'));

export type CodeExerciseProps = {
  lesson: Exercise;
  draft: Draft<'exercise'>;
  runner: Runner;
  /** Shown in place of the buttons until code can be run; null from then on. */
  waiting: ReactNode;
};

/** An exercise in SQL or Python. */
export function CodeExercise({ lesson, draft, runner, waiting }: CodeExerciseProps) {
  const { snapshot, send, status, hints, bench } = useExercise(lesson, draft, () => runningOf(runner));
  const { result } = snapshot.context;
  const view = connectExercise(snapshot, send, {
    lesson,
    status,
    runtime: waiting,
    hints,
    draft: draft.note,
    charts: result?.kind === 'output' && result.charts.length > 0 && <DrawnCharts charts={result.charts} />,
    printedSoFar: runner.printed,
  });
  return <ExerciseScreen view={view} bench={bench} Editor={CodeEditor} />;
}
