/** The few shapes that every picture is made of, and how one picture becomes the next. */

/** Small, so that its letters can be read on a phone. */
export const canvas = { width: 480, height: 300 } as const;

/** `alarm` is for the one that is pointed at. */
export type Tone = 'ink' | 'muted' | 'faint' | 'paper' | 'accent' | 'soft' | 'alarm';

type Base = {
  /** The same thing in two pictures has the same key: it moves from one position to the other. */
  key: string;
  tone: Tone;
  opacity?: number;
  /** Where it comes from as it appears, if it does more than appear. */
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

/** What moves. */
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
 * The picture on its way from one to another; `part` is 0 to 1. What both have moves, what is new appears one after the
 * other, and what has gone fades.
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
    // Each takes a third of the time, and the last is there at its end.
    const own = limited((part - (turn.get(mark.key) ?? 0) * (2 / 3)) * 3);
    return moved({ opacity: 0, ...mark.enter }, mark, eased(own));
  });
  return [...going, ...coming];
}
