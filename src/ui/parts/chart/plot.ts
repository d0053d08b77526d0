/** A chart's plot: its margins, its scales and the names of its categories. */
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import type { Drawn } from './drawing.ts';
import {
  type Direction,
  directionOf,
  type Space,
  shortened,
  sideBySide,
  sideRoom,
  textWidth,
  wrapped,
} from './layout.ts';
import { type PositionScale, positionScale } from './position-scale.ts';
import { numberText } from './texts.ts';
import { type ValueScale, valueScale } from './value-scale.ts';

export type Frame = { top: number; left: number; right: number; bottom: number; width: number; height: number };

export type Plot = {
  direction: Direction;
  frame: Frame;
  positions: PositionScale;
  values: ValueScale;
  /** The lines of each category's name; empty if labels are left out or cut off instead. */
  names: string[][];
};

const longest = (labels: readonly string[], em: number) =>
  labels.reduce((most, label) => Math.max(most, textWidth(label, em)), 0);

/** How many lines of text a category's name above its bars takes. */
const nameAbove = 1.5;

/** For horizontal bars: how high all categories are together, and which part of a step is space between two. */
function downwards(direction: Direction, count: number, beside: number, areWrapped: boolean) {
  const bars = beside > 1 ? beside * 1.1 : 1.2;
  if (direction === 'above') {
    const step = bars + nameAbove;
    return { height: step * (count + nameAbove / step), padding: nameAbove / step };
  }
  const step = Math.max(bars + 0.5, areWrapped ? 2.8 : 0);
  return { height: step * count, padding: beside > 1 ? 0.15 : 0.25 };
}

function down(spec: ChartSpec, drawn: Drawn, space: Space, direction: Direction): Plot {
  const { width, em } = space;
  const categories = drawn.axis.kind === 'category' ? drawn.axis.values : [];
  const isAbove = direction === 'above';
  const room = isAbove ? width : sideRoom(space);
  const names = categories.map((name) => (isAbove ? null : wrapped(name, room, em)) ?? [shortened(name, room, em)]);
  const areWrapped = names.some((lines) => lines.length > 1);
  const { height, padding } = downwards(direction, categories.length, sideBySide(spec, drawn), areWrapped);
  const count = Math.max(2, Math.floor(width / (7 * em)));
  const last = valueScale(spec, drawn.domain, [0, 1], count).ticks.at(-1) ?? 0;
  const left = isAbove ? em / 2 : longest(names.flat(), em) + em;
  const right = Math.max(em, textWidth(numberText(last), em) / 2);
  const frame = {
    top: em,
    left,
    right,
    bottom: em * 1.8,
    width: Math.max(40, width - left - right),
    height: height * em,
  };
  return {
    direction,
    frame,
    positions: positionScale(drawn.axis, frame.height, em, { padding, align: isAbove ? 1 : 0.5 }),
    values: valueScale(spec, drawn.domain, [0, frame.width], count),
    names,
  };
}

/** One or two lines for each category; none at all if a name does not fit. */
function namesUnder({ ticks, band }: PositionScale, length: number, em: number): string[][] {
  if (band === 0) return [];
  const lines = ticks.map(({ text }) => wrapped(text, length / ticks.length - em / 2, em));
  return lines.every((one) => one !== null) ? lines : [];
}

function across(spec: ChartSpec, drawn: Drawn, { width, em }: Space, lineLabels: readonly string[]): Plot {
  const height = Math.max(190, Math.min(width * 0.5, 340));
  const count = Math.min(5, Math.max(2, Math.floor(height / (2.5 * em))));
  const values = valueScale(spec, drawn.domain, [height, 0], count);
  const left = longest(values.ticks.map(numberText), em) + em;
  const right = lineLabels.length > 0 ? longest(lineLabels, em) + 2.5 * em : em;
  const inner = Math.max(40, width - left - right);
  const padding = sideBySide(spec, drawn) > 1 ? 0.15 : 0.25;
  const positions = positionScale(drawn.axis, inner, em, { padding, align: 0.5 });
  const names = namesUnder(positions, inner, em);
  const lines = names.some((one) => one.length > 1) ? 2 : 1;
  const frame = { top: em, left, right, bottom: em * (0.6 + lines * 1.3), width: inner, height };
  return { direction: 'across', frame, positions, values, names };
}

/** `lineLabels` are the names shown at the ends of lines. */
export function plotOf(spec: ChartSpec, drawn: Drawn, space: Space, lineLabels: readonly string[]): Plot {
  const direction = directionOf(spec, drawn, space);
  return direction === 'across' ? across(spec, drawn, space, lineLabels) : down(spec, drawn, space, direction);
}
