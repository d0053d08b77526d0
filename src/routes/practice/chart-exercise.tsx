import type { Exercise } from '../../machines/practice/run.ts';
import { ExerciseScreen } from '../../ui/screens/practice/exercise/exercise.view.tsx';
import type { Draft } from '../sync/draft.tsx';
import { ChartBuilder } from './chart-builder.tsx';
import { connectExercise } from './exercise.connect.ts';
import { describing } from './runtime.ts';
import { useExercise } from './use-exercise.tsx';

/** An exercise in which a form makes a chart; the form's choices are the exercise's code. */
export function ChartExercise({ lesson, draft }: { lesson: Exercise; draft: Draft<'exercise'> }) {
  const { snapshot, send, status, hints, bench } = useExercise(lesson, draft, () => describing(lesson.start));
  const { code } = snapshot.context;
  const view = connectExercise(snapshot, send, {
    lesson,
    status,
    runtime: null,
    hints,
    draft: draft.note,
    builder: (
      <ChartBuilder
        dataSet={lesson.dataSet}
        code={code}
        start={lesson.start}
        onChange={(next: string) => send({ type: 'change', code: next })}
      />
    ),
  });
  return <ExerciseScreen view={view} bench={bench} />;
}
