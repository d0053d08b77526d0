/** §shell.22: while a story is shown, nothing moves by itself. */
import { leastShift } from '../tests/layout-shift.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Milliseconds after an input in which a shift counts as its result, as in browsers. These ignore the inputs that the
 * steps of a story make, so they are noted here.
 */
const answersWithin = 500;
const inputs = ['pointerdown', 'keydown', 'input', 'change', 'click'] as const;

/** Watches from now on. What it returns throws where something moved by itself since. */
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
    // The scrollbar of the story's frame comes and goes, and then the whole document moves, not a part of it.
    const isScrollbar = ({ sources }: Shift) => sources.every(({ node }) => node === document.documentElement);
    const moved = shifts.filter((shift) => !isAnswer(shift) && !isScrollbar(shift));
    if (moved.reduce((sum, { value }) => sum + value, 0) < leastShift) return;
    const parts = moved.flatMap(({ sources, value }) =>
      sources.map(({ node }) => `${value.toFixed(3)} "${node?.textContent?.trim().slice(0, 40)}"`),
    );
    throw new Error(`Moved by itself: ${parts.slice(0, 5).join('; ')}.`);
  };
}
