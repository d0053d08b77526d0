/** Where a chart's parts and labels stand, so that no text covers another at any width. Lengths are in pixels. */
import type { Drawn } from './drawing.ts';
import type { ChartSpec } from './spec.ts';

/** `em` is the size of the chart's text, which grows with the reader's own setting. */
export type Space = { width: number; em: number };

/** Text is not measured but taken to be a little wider than it mostly is. */
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

/** The labels that keep their distance, from the first on; `at` is each one's middle. */
export function spaced<Label extends { at: number; text: string }>(labels: readonly Label[], em: number): Label[] {
  let end = Number.NEGATIVE_INFINITY;
  return labels.filter(({ at, text }) => {
    const half = textWidth(text, em) / 2;
    if (at - half < end + em) return false;
    end = at + half;
    return true;
  });
}

/** Every so many of the labels that all of them fit: categories in an order are left out evenly. */
export function thinned<Label extends { at: number; text: string }>(labels: readonly Label[], em: number): Label[] {
  for (let step = 1; step < labels.length; step += 1) {
    const kept = labels.filter((_label, index) => index % step === 0);
    if (spaced(kept, em).length === kept.length) return kept;
  }
  return labels.slice(0, 1);
}

/** The middle of a label that stays inside. */
export const kept = (at: number, text: string, width: number, em: number) => {
  const half = textWidth(text, em) / 2;
  return Math.max(half, Math.min(at, width - half));
};

/** Labels beside each other's lines, moved apart downwards, and back up where they would leave the bottom. */
export function apart(places: readonly number[], distance: number, bottom: number): number[] {
  const order = places.map((_place, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
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

/** Categories run down the side where their names do not fit under them; a line runs from left to right always. */
export function runsDown(spec: ChartSpec, { axis }: Drawn, { width, em }: Space): boolean {
  if (spec.mark === 'line' || axis.kind !== 'category' || !axis.isText) return false;
  const step = (width - 4 * em) / axis.values.length;
  return axis.values.some((value) => wrapped(value, step - em / 2, em) === null);
}

/** Bars or points that stand side by side in one category. */
export const sideBySide = (spec: ChartSpec, { groups, isColouredByX }: Drawn) =>
  spec.mark === 'bar' && !isColouredByX ? Math.max(1, groups.length) : 1;

export type Frame = { top: number; left: number; right: number; bottom: number; width: number; height: number };

type FrameOptions = {
  space: Space;
  isDown: boolean;
  rows: number;
  sideLabels: readonly string[];
  lineLabels: readonly string[];
  bottomLines: number;
};

/** The plot inside its margins. The left margin holds the longest of its labels, cut off at two fifths. */
export function frameOf({
  space: { width, em },
  isDown,
  rows,
  sideLabels,
  lineLabels,
  bottomLines,
}: FrameOptions): Frame {
  const longest = (labels: readonly string[]) =>
    labels.reduce((most, label) => Math.max(most, textWidth(label, em)), 0);
  const left = Math.min(longest(sideLabels), width * 0.4) + em;
  const right = lineLabels.length > 0 ? longest(lineLabels) + 2.5 * em : em;
  const bottom = em * (1.6 + bottomLines * 1.3);
  const plot = isDown ? rows * em * 1.3 : Math.max(190, Math.min(width * 0.5, 340));
  const top = em;
  return { top, left, right, bottom, width: Math.max(40, width - left - right), height: plot };
}
