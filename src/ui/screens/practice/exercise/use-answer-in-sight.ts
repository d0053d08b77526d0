import { type RefObject, useEffect, useRef } from 'react';
import type { ExerciseView } from './exercise.ts';

const isBusy = (state: ExerciseView['state']) => state === 'running' || state.endsWith('.underWay');

/** The pane of the result, which goes back to its beginning when a run or a check has ended. */
export function useAnswerInSight({ state }: ExerciseView): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (isBusy(before.current) && !isBusy(state)) pane.current?.scrollTo({ top: 0, behavior: 'instant' });
    before.current = state;
  }, [state]);
  return pane;
}
