/** Boxes and arrows: a pipeline, a tree, a network. A box without words is drawn as a circle. */
import type { BoxesPicture } from '../../../../api/generated/schema.d.ts';
import { canvas, type Mark, type Tone } from './marks.ts';
import { heading } from './tables.ts';

const knot = 12;

export function boxesPicture({
  title,
  boxes,
  arrows,
  show = boxes.map((_, index) => index),
  mark = [],
}: BoxesPicture): Mark[] {
  const columns = Math.max(...boxes.map(({ column }) => column)) + 1;
  const rows = Math.max(...boxes.map(({ row }) => row)) + 1;
  const top = title ? 44 : 14;
  const [stepX, stepY] = [(canvas.width - 24) / columns, Math.min(130, (canvas.height - top - 14) / rows)];
  const offset = top + (canvas.height - top - 14 - stepY * rows) / 2;
  const [width, height] = [stepX * 0.72, Math.min(62, stepY * 0.62)];
  const middleOf = (index: number) => {
    const { column = 0, row = 0 } = boxes[index] ?? {};
    return { x: 12 + stepX * (column + 0.5), y: offset + stepY * (row + 0.5) };
  };
  const halfOf = (index: number) => (boxes[index]?.text ? { x: width / 2, y: height / 2 } : { x: knot, y: knot });
  const longest = Math.max(...boxes.map(({ text }) => longestWord(text)), 1);
  const size = Math.max(10, Math.min(16, (width - 10) / (longest * 0.56)));

  /** The arrows, from the edge of one box to the edge of the other. */
  const ways = arrows
    .filter(({ from, to }) => show.includes(from) && show.includes(to))
    .flatMap(({ from, to, text }): Mark[] => {
      const [start, end] = [middleOf(from), middleOf(to)];
      const away = edge(start, end, halfOf(from), 2);
      const there = edge(end, start, halfOf(to), 7);
      const isMarked = mark.includes(from) && mark.includes(to);
      const tone: Tone = isMarked ? 'alarm' : 'muted';
      const line: Mark = {
        key: `arrow ${from} ${to}`,
        shape: 'line',
        tone,
        width: isMarked ? 3.5 : 2,
        arrow: true,
        x: away.x,
        y: away.y,
        x2: there.x,
        y2: there.y,
      };
      const label = { size: 13, anchor: 'middle', x: (away.x + there.x) / 2, y: (away.y + there.y) / 2 - 7 } as const;
      return [
        { ...line, enter: { x2: away.x, y2: away.y } },
        ...(text
          ? ([{ key: `arrow text ${from} ${to}`, shape: 'text', tone: 'ink', text, ...label }] satisfies Mark[])
          : []),
      ];
    });
  const drawn = show.flatMap((index): Mark[] => {
    const { x, y } = middleOf(index);
    const text = boxes[index]?.text ?? '';
    const isMarked = mark.includes(index);
    if (!text)
      return [
        { key: `box ${index}`, shape: 'circle', tone: isMarked ? 'alarm' : 'faint', x, y, r: knot, enter: { r: 0 } },
      ];
    const lines = wrapped(text, Math.floor((width - 10) / (size * 0.56)));
    return [
      {
        key: `box ${index}`,
        shape: 'rect',
        tone: isMarked ? 'accent' : 'faint',
        outline: !isMarked,
        x: x - width / 2,
        y: y - height / 2,
        width,
        height,
      },
      ...lines.map(
        (part, at): Mark => ({
          key: `box text ${index} ${at}`,
          shape: 'text',
          tone: isMarked ? 'paper' : 'ink',
          text: part,
          size,
          anchor: 'middle',
          bold: isMarked,
          x,
          y: y + size * 0.36 + (at - (lines.length - 1) / 2) * size * 1.15,
        }),
      ),
    ];
  });
  return [...heading(title), ...ways, ...drawn];
}

const longestWord = (text: string) => Math.max(0, ...text.split(' ').map((word) => word.length));

function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Point = { x: number; y: number };

function edge(from: Point, to: Point, half: Point, spare: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(1, 1 / Math.max(Math.abs(dx) / (half.x + spare), Math.abs(dy) / (half.y + spare), 1 / length));
  return { x: from.x + dx * share, y: from.y + dy * share };
}
