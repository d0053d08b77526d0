import { type RefObject, useEffect, useRef } from 'react';
import type { ExerciseView } from './exercise.ts';

type Shown = { state: ExerciseView['state']; hasResult: boolean };

const isBusy = (state: Shown['state']) => state === 'running' || state.endsWith('.underWay');

/** Whether something stands beneath the buttons that was not there before. */
const hasArrived = (before: Shown, now: Shown) =>
  isBusy(now.state) ? !before.hasResult && now.hasResult : isBusy(before.state);

/**
 * For what a run and a check yield, beneath the buttons: scrolled into sight as it arrives, and no further than it takes,
 * since the student looks at the code. Where it is higher than the window, the buttons are at the top.
 */
export function useAnswerInSight({ state, result }: ExerciseView): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  const hasResult = result !== null;
  const before = useRef<Shown>({ state, hasResult });
  useEffect(() => {
    const now = { state, hasResult };
    if (hasArrived(before.current, now)) answer.current?.scrollIntoView({ block: 'nearest' });
    before.current = now;
  }, [state, hasResult]);
  return answer;
}
