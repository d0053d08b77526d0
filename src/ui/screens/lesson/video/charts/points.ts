import type { PointsPicture } from '../../../../../api/generated/schema.d.ts';
import type { Mark } from '../marks.ts';
import { heading } from '../tables.ts';
import { all, alongFrame, axis, frame, labelUnder, line, reachOf, textMark, upFrame, upright } from './frame.ts';

export function pointsPicture(picture: PointsPicture): Mark[] {
  const { title, points, x, y, show = all(points), mark = [], walls = [] } = picture;
  const reach = (side: 0 | 1) =>
    reachOf(
      points.map((point) => point[side] ?? 0),
      0.06,
    );
  const across = alongFrame(picture.xRange ?? reach(0));
  const toY = upFrame(picture.yRange ?? reach(1));
  const dots = show.map((index): Mark => {
    const [at = 0, value = 0] = points[index] ?? [];
    const isMarked = mark.includes(index);
    const tone = isMarked ? 'alarm' : mark.length > 0 ? 'faint' : 'accent';
    return { key: `point ${index}`, shape: 'circle', tone, x: across(at), y: toY(value), r: isMarked ? 8 : 6 };
  });
  return [
    ...heading(title),
    axis(),
    line('upright', 'muted', 1.5, upright(frame.left)),
    ...walls.map((at, index) => line(`wall ${index}`, 'ink', 3, upright(across(at)), { dashed: true })),
    ...(x ? [textMark('x', 'muted', x, frame.right, labelUnder, { anchor: 'end' })] : []),
    ...(y ? [textMark('y', 'muted', y, frame.left - 8, frame.top - 8, { anchor: 'start' })] : []),
    ...lineMarks(picture, show, across, toY),
    ...dots,
  ];
}

type ToCoordinate = (value: number) => number;

/** The line through the points and, drawn behind it, each point's distance to the line. */
function lineMarks(
  { points, line: ends, gaps = false }: PointsPicture,
  show: readonly number[],
  across: ToCoordinate,
  toY: ToCoordinate,
): Mark[] {
  if (!ends) return [];
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = ends;
  const onLine = (at: number) => y1 + ((at - x1) / (x2 - x1 || 1)) * (y2 - y1);
  const gapMarks = show.map((index) => {
    const [at = 0, value = 0] = points[index] ?? [];
    const foot = toY(onLine(at));
    const way = { x: across(at), y: foot, x2: across(at), y2: toY(value) };
    return line(`gap ${index}`, 'alarm', 1.5, way, { enter: { y2: foot } });
  });
  const fit = { x: across(x1), y: toY(y1), x2: across(x2), y2: toY(y2) };
  return [...(gaps ? gapMarks : []), line('fit', 'ink', 2.5, fit, { enter: { x2: across(x1), y2: toY(y1) } })];
}
