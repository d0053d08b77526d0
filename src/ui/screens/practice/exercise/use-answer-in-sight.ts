import { type RefObject, useEffect, useRef } from 'react';
import type { ExerciseView } from './exercise.ts';

type Shown = { state: ExerciseView['state']; hasResult: boolean };

const isBusy = (state: Shown['state']) => state === 'running' || state.endsWith('.underWay');

/** Whether there is something new beneath the buttons. */
const hasArrived = (before: Shown, now: Shown) =>
  isBusy(now.state) ? !before.hasResult && now.hasResult : isBusy(before.state);

/**
 * Scrolls the result of a run or a check into view when it arrives, but no further than needed, because the student is
 * looking at the code. If it is higher than the window, the buttons are at the top.
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
