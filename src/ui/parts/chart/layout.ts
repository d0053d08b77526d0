/** Places the parts and labels of a chart so that texts never overlap, at any width. Lengths are in pixels. */
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import type { Drawn } from './drawing.ts';

/** `em` is the size of the chart's text, which grows with the text size that the reader has set. */
export type Space = { width: number; em: number };

/** Text is not measured; its width is estimated a little too large. */
export const textWidth = (text: string, em: number) => text.length * em * 0.58;

export function shortened(text: string, most: number, em: number): string {
  const length = Math.max(2, Math.floor(most / (em * 0.58)));
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** The text in one or two lines; null where it does not fit. */
export function wrapped(text: string, most: number, em: number): string[] | null {
  if (textWidth(text, em) <= most) return [text];
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const lines = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (lines.every((line) => textWidth(line, em) <= most)) return lines;
  }
  return null;
}

/** Leaves out each label that is too close to the one before it; `at` is the middle of a label. */
export function spaced<Label extends { at: number; text: string }>(labels: readonly Label[], em: number): Label[] {
  let end = Number.NEGATIVE_INFINITY;
  return labels.filter(({ at, text }) => {
    const half = textWidth(text, em) / 2;
    if (at - half < end + em) return false;
    end = at + half;
    return true;
  });
}

/** All labels or, if they do not fit, every second, every third and so on, so that they are left out evenly. */
export function thinned<Label extends { at: number; text: string }>(labels: readonly Label[], em: number): Label[] {
  for (let step = 1; step < labels.length; step += 1) {
    const kept = labels.filter((_label, index) => index % step === 0);
    if (spaced(kept, em).length === kept.length) return kept;
  }
  return labels.slice(0, 1);
}

/** Moves a middle so far that something with this half length stays inside the picture. */
export const inside = (at: number, half: number, width: number) => Math.max(half, Math.min(at, width - half));

/** The same for a label. */
export const kept = (at: number, text: string, width: number, em: number) => inside(at, textWidth(text, em) / 2, width);

/** Positions for labels beside lines: moved down until none overlap, then up where they would leave the bottom. */
export function apart(positions: readonly number[], distance: number, bottom: number): number[] {
  const order = positions
    .map((_position, index) => index)
    .toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const result = [...positions];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(result[index] ?? 0, last + distance);
    result[index] = last;
  }
  let next = bottom + distance;
  for (const index of order.toReversed()) {
    next = Math.min(result[index] ?? 0, next - distance);
    result[index] = next;
  }
  return result;
}

/** The most width that labels beside the plot may take. */
export const sideRoom = ({ width, em }: Space) => width * 0.4 - em;

/** Where the names of categories are: under the plot; beside it, with horizontal bars; or each above its bars. */
export type Direction = 'across' | 'beside' | 'above';

/** Names that do not fit under the plot are beside it; names that do not fit there are above their bars. */
export function directionOf(spec: ChartSpec, { axis }: Drawn, space: Space): Direction {
  if (spec.mark === 'line' || axis.kind !== 'category' || !axis.isText) return 'across';
  const fits = (room: number) => axis.values.every((value) => wrapped(value, room, space.em) !== null);
  const step = (space.width - 4 * space.em) / axis.values.length;
  if (fits(step - space.em / 2)) return 'across';
  return fits(sideRoom(space)) ? 'beside' : 'above';
}

/** How many bars are side by side in one category. */
export const sideBySide = (spec: ChartSpec, { groups, isColouredByX }: Drawn) =>
  spec.mark === 'bar' && !isColouredByX ? Math.max(1, groups.length) : 1;
