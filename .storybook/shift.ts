/** §shell.22: while a story is shown, nothing moves that nobody pressed. */
import { leastShift } from '../tests/layout-shift.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** As browsers count it: what moves so soon after an input was asked for. The inputs of a story's steps are not a person's. */
const answersWithin = 500;
const inputs = ['pointerdown', 'keydown', 'input', 'change', 'click'] as const;

/** Throws where something moved since, in a window that shows the story from its beginning. */
export function watchShifts(): () => Promise<void> {
  const shifts: Shift[] = [];
  const pressed: number[] = [];
  const note = () => pressed.push(performance.now());
  const take = (entries: PerformanceEntryList) => shifts.push(...(entries as Shift[])); // of the one type that is observed
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  for (const type of inputs) addEventListener(type, note, { capture: true });
  return async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    take(observer.takeRecords());
    observer.disconnect();
    for (const type of inputs) removeEventListener(type, note, { capture: true });
    const isAnswer = ({ startTime, hadRecentInput }: Shift) =>
      hadRecentInput || pressed.some((moment) => startTime >= moment && startTime < moment + answersWithin);
    // The story's frame, not its content, has a scrollbar that comes and goes.
    const isScrollbar = ({ sources }: Shift) => sources.every(({ node }) => node === document.documentElement);
    const moved = shifts.filter((shift) => !isAnswer(shift) && !isScrollbar(shift));
    if (moved.reduce((sum, { value }) => sum + value, 0) < leastShift) return;
    const parts = moved.flatMap(({ sources, value }) =>
      sources.map(({ node }) => `${value.toFixed(3)} "${node?.textContent?.trim().slice(0, 40)}"`),
    );
    throw new Error(`Moved by itself: ${parts.slice(0, 5).join('; ')}.`);
  };
}
