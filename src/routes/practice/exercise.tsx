import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallbackActorLogic } from 'xstate';
import { checkExercise, confirmExercise, showSolution } from '../../api/course/attempts.ts';
import { exerciseMachine } from '../../machines/practice/exercise.machine.ts';
import { hintsMachine } from '../../machines/practice/hints.machine.ts';
import type { Exercise } from '../../machines/practice/run.ts';
import { runtimeMachine } from '../../machines/practice/runtime.machine.ts';
import { createRunner, isSupported, sizeOf } from '../../runtimes/runner.ts';
import type { RunInput } from '../../runtimes/types.ts';
import { addForms } from '../../sync/draft-forms.ts';
import { exerciseForms } from '../../sync/exercise-draft-forms.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { ExerciseScreen } from '../../ui/screens/practice/exercise/exercise.view.tsx';
import { HintsScreen } from '../../ui/screens/practice/hints/hints.view.tsx';
import { RuntimeScreen } from '../../ui/screens/practice/runtime/runtime.view.tsx';
import { useAuth } from '../account/session.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { connectExercise } from './exercise.connect.ts';
import { connectHints } from './hints.connect.ts';
import { connectRuntime } from './runtime.connect.ts';
import { describing, isAtOnce, loadingOf, type RunLanguage, runningOf } from './runtime.ts';

const ChartBuilder = lazyPart('ChartBuilder', () => import('./chart-builder.tsx'));
const DrawnCharts = lazyPart('DrawnCharts', () => import('./drawn-charts.tsx'));

addForms(exerciseForms);

type RunCode = CallbackActorLogic<{ type: 'never' }, RunInput>;
type Place = { courseId: string; lessonId: string };

function machineOf(person: string | undefined, runCode: RunCode) {
  const placeOf = ({ courseId, lessonId }: Place) => ({
    person,
    form: 'exercise' as const,
    subject: `${courseId}/${lessonId}`,
  });
  return exerciseMachine.provide({
    actors: {
      runCode,
      checkExercise: asPendingCall(checkExercise, placeOf),
      confirmExercise: asPendingCall(confirmExercise, placeOf),
    },
  });
}

const hintsFlow = hintsMachine.provide({ actors: { showSolution } });

/** The flows of an exercise. Code that is solved needs no draft: the lesson has the code of the latest attempt. */
function useExercise(lesson: Exercise, draft: Draft<'exercise'>, runCode: () => RunCode) {
  const { currentUser } = useAuth();
  const [machine] = useState(() => machineOf(currentUser?.id, runCode()));
  const { courseId, id: lessonId, start, hints, checks, dataSet, status, input = '' } = lesson;
  const code = draft.values?.code ?? lesson.lastCode ?? start;
  const [snapshot, send, flow] = useMachine(machine, {
    input: { courseId, lessonId, start, checks, dataSet, status, code, input, typed: draft.values?.input },
  });
  const [hinted, sendHints] = useMachine(hintsFlow, { input: { courseId, lessonId, hints, status } });
  const kept = useRef({ code, typed: snapshot.context.typed });
  const solvedBy = useRef<object>(null);
  const keep = useEffectEvent(({ value, context }: typeof snapshot) => {
    const { answer, ran, typed } = context;
    if (value === 'solved' && answer !== solvedBy.current) {
      solvedBy.current = answer;
      sendHints({ type: 'solved', status: context.status });
      if (context.code === ran) draft.onSent();
    } else if (context.code !== kept.current.code || typed !== kept.current.typed) {
      draft.onChange({ code: context.code, ...(typed !== input && { input: typed }) });
    }
    kept.current = { code: context.code, typed };
  });
  useEffect(() => {
    const { unsubscribe } = flow.subscribe(keep);
    return unsubscribe;
  }, [flow]);
  const own = snapshot.context.status;
  return { snapshot, send, hinted, sendHints, status: own === 'open' ? hinted.context.status : own };
}

type Practising = { lesson: Exercise; draft: Draft<'exercise'> };

/** An exercise beneath its task. */
export function LessonExercise({ lesson }: { lesson: Exercise }) {
  const { courseId, id, language } = lesson;
  const [atOnce, setAtOnce] = useState<boolean | null>(null);
  useEffect(() => {
    if (language !== 'chart') isAtOnce(language).then(setAtOnce);
  }, [language]);
  if (language !== 'chart' && atOnce === null) return null;
  return (
    <WithDraft
      form="exercise"
      subject={`${courseId}/${id}`}
      words={({ code, input: read = '' }) => `${code}\n\n${read}`.trim()}
    >
      {(draft) =>
        language === 'chart' ? (
          <ChartExercise lesson={lesson} draft={draft} />
        ) : (
          <CodeExercise lesson={lesson} draft={draft} language={language} atOnce={atOnce === true} />
        )
      }
    </WithDraft>
  );
}

const names = { sql: 'SQL', python: 'Python' } as const;

function CodeExercise({ lesson, draft, language, atOnce }: Practising & { language: RunLanguage; atOnce: boolean }) {
  const [runner] = useState(() => createRunner(language));
  const [machine] = useState(() => runtimeMachine.provide({ actors: { loadRuntime: loadingOf(runner) } }));
  const [runtime, sendRuntime] = useMachine(machine, {
    input: { isSupported: isSupported(), isAtOnce: atOnce },
  });
  const connected = useEffectEvent(() => sendRuntime({ type: 'connected' }));
  useEffect(() => {
    const listener = () => connected();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  useEffect(() => () => runner.close(), [runner]);
  const { snapshot, send, hinted, sendHints, status } = useExercise(lesson, draft, () => runningOf(runner));
  const { outcome } = snapshot.context;
  const kind = { name: names[language], megabytes: sizeOf(language) };
  const waiting = <RuntimeScreen view={connectRuntime(runtime, sendRuntime, kind)} />;
  const view = connectExercise(snapshot, send, {
    lesson,
    status,
    runtime: runtime.value === 'ready' ? null : waiting,
    hints: <HintsScreen view={connectHints(hinted, sendHints)} />,
    draft: draft.note,
    charts: outcome?.kind === 'output' && outcome.charts.length > 0 && <DrawnCharts charts={outcome.charts} />,
    printed: runner.printed,
  });
  return <ExerciseScreen view={view} />;
}

function ChartExercise({ lesson, draft }: Practising) {
  const { snapshot, send, hinted, sendHints, status } = useExercise(lesson, draft, () => describing(lesson.start));
  const { code } = snapshot.context;
  const view = connectExercise(snapshot, send, {
    lesson,
    status,
    runtime: null,
    hints: <HintsScreen view={connectHints(hinted, sendHints)} />,
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
  return <ExerciseScreen view={view} />;
}
