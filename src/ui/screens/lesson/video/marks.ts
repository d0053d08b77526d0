/** The few shapes that all pictures are made of, and the transition from one picture to the next. */

/** Small, so that texts in it can still be read on a phone. */
export const canvas = { width: 480, height: 300 } as const;

/** `alarm` is for the mark that an explanation points at. */
export type Tone = 'ink' | 'muted' | 'faint' | 'paper' | 'accent' | 'soft' | 'alarm';

type Base = {
  /** A mark with the same key in two pictures moves from the one position to the other. */
  key: string;
  tone: Tone;
  opacity?: number;
  /** The values from which the mark moves while it appears. */
  enter?: Partial<Record<Measure, number>>;
};

export type Rect = Base & { shape: 'rect'; x: number; y: number; width: number; height: number; outline?: boolean };
export type Circle = Base & { shape: 'circle'; x: number; y: number; r: number; outline?: boolean };
export type Line = Base & {
  shape: 'line';
  x: number;
  y: number;
  x2: number;
  y2: number;
  width: number;
  dashed?: boolean;
  arrow?: boolean;
};
export type TextMark = Base & {
  shape: 'text';
  x: number;
  y: number;
  text: string;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  bold?: boolean;
  code?: boolean;
};
export type Mark = Rect | Circle | Line | TextMark;

/** The properties of a mark that can move. */
const measures = ['x', 'y', 'x2', 'y2', 'width', 'height', 'r', 'size', 'opacity'] as const;
type Measure = (typeof measures)[number];
type Measures = Partial<Record<Measure, number>>;

const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
const limited = (part: number) => Math.min(1, Math.max(0, part));
const opacityOf = ({ opacity = 1 }: Mark) => opacity;

function moved<One extends Mark>(from: Measures, to: One, part: number): One {
  const there: Measures = { ...to, opacity: opacityOf(to) };
  const here: Measures = {};
  for (const measure of measures) {
    const end = there[measure];
    if (end !== undefined) here[measure] = (from[measure] ?? end) + (end - (from[measure] ?? end)) * part;
  }
  return { ...to, ...here };
}

/**
 * The transition between two pictures; `part` is 0 to 1. Marks in both move, new marks appear one after the other, and
 * marks that are gone fade.
 */
export function between(from: readonly Mark[], to: readonly Mark[], part: number): Mark[] {
  if (part >= 1) return [...to];
  const before = new Map(from.map((mark) => [mark.key, mark]));
  const stays = new Set(to.map(({ key }) => key));
  const isNew = ({ key, shape }: Mark) => before.get(key)?.shape !== shape;
  const news = to.filter(isNew);
  const turn = new Map(news.map((mark, index) => [mark.key, index / Math.max(1, news.length)]));
  const going = from
    .filter(({ key }) => !stays.has(key))
    .map((mark) => ({ ...mark, opacity: opacityOf(mark) * limited(1 - part * 2) }));
  const coming = to.map((mark) => {
    const known = before.get(mark.key);
    if (known && !isNew(mark)) return moved({ ...known, opacity: opacityOf(known) }, mark, eased(part));
    // Each new mark takes a third of the time, and the last has appeared by the end.
    const own = limited((part - (turn.get(mark.key) ?? 0) * (2 / 3)) * 3);
    return moved({ opacity: 0, ...mark.enter }, mark, eased(own));
  });
  return [...going, ...coming];
}
