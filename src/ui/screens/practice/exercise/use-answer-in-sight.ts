import { type RefObject, useEffect, useRef } from 'react';
import type { ExerciseView } from './exercise.ts';

const isBusy = (state: ExerciseView['state']) => state === 'running' || state.endsWith('.underWay');

/**
 * For what a run and a check yield, beneath the buttons: scrolled into sight as it arrives, and no further than it takes,
 * since the student looks at the code. Where it is higher than the window, the buttons are at the top.
 */
export function useAnswerInSight(state: ExerciseView['state']): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (isBusy(before.current) && !isBusy(state)) answer.current?.scrollIntoView({ block: 'nearest' });
    before.current = state;
  }, [state]);
  return answer;
}
