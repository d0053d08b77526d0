import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { exerciseMachine } from '../../machines/practice/exercise.machine.ts';
import type { Exercise, ExerciseResult, Status } from '../../machines/practice/run.ts';
import { paths } from '../../paths.ts';
import { mostPrinted } from '../../runtimes/types.ts';
import type { ExerciseView } from '../../ui/screens/practice/exercise/exercise.ts';
import { isCounted } from '../lesson/counted.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof exerciseMachine>;
type Send = ActorRefFrom<typeof exerciseMachine>['send'];

type Around = {
  lesson: Exercise;
  /** Comes from the flow of the hints, which knows whether the solution was seen. */
  status: Status;
  /** Shown in place of the buttons until code can be run; null from then on. */
  runtime: ReactNode;
  hints: ReactNode;
  draft: ReactNode;
  builder?: ReactNode;
  charts?: ReactNode;
  /** What the run has printed so far. */
  printedSoFar?: () => string;
};

export function connectExercise(snapshot: Snapshot, send: Send, around: Around): ExerciseView {
  const { lesson, status, runtime, hints, draft, builder, charts, printedSoFar } = around;
  const { code, ran, typed, printed, result, otherResult, answer, failure, aim } = snapshot.context;
  const isReady = runtime === null;
  const last = otherResult ?? result;
  const isOnOtherRows = otherResult !== null;
  const page = {
    ...lesson,
    status,
    code,
    result,
    isCut: printedBy(last, printed).length >= mostPrinted,
    isStale: result !== null && code !== ran,
    input: asksForInput(lesson, code) ? { text: typed, onType: (text: string) => send({ type: 'type', text }) } : null,
    runtime,
    hints,
    draft,
    builder,
    charts,
    nextTo: lesson.nextLessonId && paths.lesson(lesson.courseId, lesson.nextLessonId),
    onChange: (next: string) => send({ type: 'change', code: next }),
    onRun: () => isReady && send({ type: 'run' }),
    onCheck: isCounted(lesson) ? () => isReady && send({ type: 'check' }) : undefined,
    onStartAgain: () => send({ type: 'startAgain' }),
  };
  const again = {
    reason: sentence(failure, 'Your code is kept. Please try again.'),
    onRetry: () => send({ type: 'retry' }),
  };
  return match(snapshot.value)
    .returnType<ExerciseView>()
    .with('open', 'answered', (state) => ({ ...page, state }))
    .with('running', (state) => ({
      ...page,
      state,
      result: result ?? (printed === '' ? null : { kind: 'printed', text: printed }),
      isChecking: aim === 'check',
      onStop: () => send({ type: 'stop', text: printedSoFar?.() ?? printed }),
    }))
    .with('erred', (state) => ({ ...page, state, run: of('error', last), result: last, isOnOtherRows }))
    .with('stopped', (state) => ({ ...page, state, run: of('stopped', last), result: last, isOnOtherRows }))
    .with({ sending: 'underWay' }, () => ({ ...page, state: 'sending.underWay' }))
    .with({ confirming: 'underWay' }, () => ({ ...page, state: 'confirming.underWay' }))
    .with({ sending: 'delayed' }, () => ({ ...page, ...again, state: 'sending.delayed' }))
    .with({ confirming: 'delayed' }, () => ({ ...page, ...again, state: 'confirming.delayed' }))
    .with('refused', (state) => ({ ...page, ...again, state }))
    .with('different', (state) => ({
      ...page,
      state,
      answer: answerOf('different', answer),
      result: last,
      isOnOtherRows,
    }))
    .with('solved', (state) => ({ ...page, state, answer: answerOf('solved', answer) }))
    .exhaustive();
}

function printedBy(result: ExerciseResult | null, soFar: string): string {
  if (result === null) return soFar;
  return 'text' in result ? result.text : '';
}

/** Only Python reads lines. The field for them is shown if the exercise has some, or if the code calls `input()`. */
const asksForInput = ({ language, input }: Exercise, code: string) =>
  language === 'python' && (input !== undefined || /\binput\s*\(/.test(code));

function of<Kind extends ExerciseResult['kind']>(
  kind: Kind,
  result: ExerciseResult | null,
): Extract<ExerciseResult, { kind: Kind }> {
  const isOfKind = (one: ExerciseResult | null): one is Extract<ExerciseResult, { kind: Kind }> => one?.kind === kind;
  if (!isOfKind(result)) throw new Error(`A run is said to have ended as ${kind}, and has not.`);
  return result;
}

type Answer = NonNullable<Snapshot['context']['answer']>;

function answerOf<Name extends Answer['outcome']>(
  name: Name,
  answer: Answer | null,
): Extract<Answer, { outcome: Name }> {
  const isNamed = (one: Answer | null): one is Extract<Answer, { outcome: Name }> => one?.outcome === name;
  if (!isNamed(answer)) throw new Error(`The answer is said to be ${name}, and is not.`);
  return answer;
}
