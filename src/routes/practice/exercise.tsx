import { useEffect, useEffectEvent, useState } from 'react';
import type { Exercise } from '../../machines/practice/run.ts';
import { runtimeMachine } from '../../machines/practice/runtime.machine.ts';
import { noPackages, type Packages } from '../../runtimes/page/files.ts';
import { createRunner, isSupported, sizeOf } from '../../runtimes/runner.ts';
import { addForms } from '../../sync/draft-forms.ts';
import { exerciseForms } from '../../sync/exercise-draft-forms.ts';
import { RuntimeScreen } from '../../ui/screens/practice/runtime/runtime.view.tsx';
import { codeFile } from '../code-file.ts';
import { useFlow } from '../first-screen.ts';
import { exerciseFallbacks } from '../lesson/fallbacks.tsx';
import { part } from '../parts.tsx';
import { type DraftProps, WithDraft } from '../sync/draft.tsx';
import { connectRuntime } from './runtime.connect.ts';
import { isAtOnce, loadingOf, type RunLanguage } from './runtime.ts';

export const loadCodeExercise = codeFile(() => import('./code-exercise.tsx'));
const CodeExercise = part('CodeExercise', loadCodeExercise, exerciseFallbacks);
export const loadChartExercise = codeFile(() => import('./chart-exercise.tsx'));
const ChartExercise = part('ChartExercise', loadChartExercise, exerciseFallbacks);

addForms(exerciseForms);

const names = { sql: 'SQL', python: 'Python' } as const;

/** An exercise, shown beneath its task. */
export function LessonExercise({ lesson }: { lesson: Exercise }) {
  const { language } = lesson;
  if (language !== 'chart') return <WithRuntime lesson={lesson} language={language} />;
  return <WithDraft {...draftOf(lesson)}>{(draft) => <ChartExercise lesson={lesson} draft={draft} />}</WithDraft>;
}

const draftOf = ({ courseId, id }: Exercise): DraftProps<'exercise'> => ({
  form: 'exercise',
  subject: `${courseId}/${id}`,
  textOf: ({ code, input = '' }) => `${code}\n\n${input}`.trim(),
});

const packagesOf = ({ packages }: Exercise): Packages => ({ ...noPackages, ...packages });

type InLanguage = { lesson: Exercise; language: RunLanguage };

function WithRuntime({ lesson, language }: InLanguage) {
  const [packages] = useState(() => packagesOf(lesson));
  const [atOnce, setAtOnce] = useState<boolean | null>(null);
  useEffect(() => void isAtOnce(language, packages).then(setAtOnce), [language, packages]);
  return atOnce !== null && <Running lesson={lesson} language={language} packages={packages} atOnce={atOnce} />;
}

function Running({ lesson, language, packages, atOnce }: InLanguage & { packages: Packages; atOnce: boolean }) {
  const [runner] = useState(() => createRunner(language, packages));
  const [machine] = useState(() => runtimeMachine.provide({ actors: { loadRuntime: loadingOf(runner) } }));
  const [runtime, send] = useFlow(machine, {
    input: {
      isProvided: packages.names.length === 0 || packages.files.length > 0,
      isSupported: isSupported(),
      isAtOnce: atOnce,
    },
  });
  const connected = useEffectEvent(() => send({ type: 'connected' }));
  // Loaded early, but after the draft and the language have been asked for, so as not to delay them. A failure is
  // ignored here, because the part that shows the exercise reports it.
  useEffect(() => void loadCodeExercise().catch(() => {}), []);
  // Not `onConnected`: that the server has answered a call does not mean that the files can be loaded.
  useEffect(() => {
    const listener = () => connected();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  useEffect(() => () => runner.close(), [runner]);
  const kind = { name: names[language], megabytes: sizeOf(language, packages), packages: packages.names };
  const waiting = runtime.value === 'ready' ? null : <RuntimeScreen view={connectRuntime(runtime, send, kind)} />;
  return (
    <WithDraft {...draftOf(lesson)}>
      {(draft) => <CodeExercise lesson={lesson} draft={draft} runner={runner} waiting={waiting} />}
    </WithDraft>
  );
}
