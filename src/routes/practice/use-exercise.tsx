import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallbackActorLogic } from 'xstate';
import { checkExercise, confirmExercise, showSolution } from '../../api/course/attempts.ts';
import { exerciseMachine } from '../../machines/practice/exercise.machine.ts';
import { hintsMachine } from '../../machines/practice/hints.machine.ts';
import type { Exercise } from '../../machines/practice/run.ts';
import type { RunInput } from '../../runtimes/types.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { HintsScreen } from '../../ui/screens/practice/hints/hints.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { isCounted } from '../lesson/counted.ts';
import type { Draft } from '../sync/draft.tsx';
import { connectHints } from './hints.connect.ts';
import { useWorkbench } from './use-workbench.ts';

type RunCode = CallbackActorLogic<{ type: 'never' }, RunInput>;
type LessonKey = { courseId: string; lessonId: string };

function machineOf(person: string | undefined, runCode: RunCode) {
  const subjectOf = ({ courseId, lessonId }: LessonKey) => ({
    person,
    form: 'exercise' as const,
    subject: `${courseId}/${lessonId}`,
  });
  return exerciseMachine.provide({
    actors: {
      runCode,
      checkExercise: asPendingCall(checkExercise, subjectOf),
      confirmExercise: asPendingCall(confirmExercise, subjectOf),
    },
  });
}

const hintsFlow = hintsMachine.provide({ actors: { showSolution } });

/** The flows of an exercise. Once it is solved, no draft is needed: the lesson has the code of the latest attempt. */
export function useExercise(lesson: Exercise, draft: Draft<'exercise'>, runCode: () => RunCode) {
  const { currentUser } = useAuth();
  const [machine] = useState(() => machineOf(currentUser?.id, runCode()));
  const { courseId, id: lessonId, start, hints, checks, dataSet, status, input = '' } = lesson;
  const code = draft.values?.code ?? lesson.lastCode ?? start;
  const [snapshot, send, flow] = useFlow(machine, {
    input: { courseId, lessonId, start, checks, dataSet, status, code, input, typed: draft.values?.input },
  });
  const [hinted, sendHints] = useFlow(hintsFlow, { input: { courseId, lessonId, hints, status } });
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
  return {
    snapshot,
    send,
    bench: useWorkbench(flow),
    status: own === 'open' ? hinted.context.status : own,
    hints: <HintsScreen view={connectHints(hinted, sendHints, isCounted(lesson))} />,
  };
}
