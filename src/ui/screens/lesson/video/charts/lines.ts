import type { LinePicture } from '../../../../../api/generated/schema.d.ts';
import { canvas, type Mark } from '../marks.ts';
import { heading } from '../tables.ts';
import { axis, frame, labelUnder, line, reachOf, scaled, shade, textMark, upFrame } from './frame.ts';

export function linePicture(picture: LinePicture): Mark[] {
  const { title, values, second = [], labels = [], band, mark = [], note } = picture;
  const count = picture.shown ?? values.length;
  const toY = upFrame(picture.range ?? reachOf([...values, ...second, ...(band ?? [])], 0.12));
  const across = scaled([0, values.length - 1], [frame.left + 8, frame.right - 8]);
  const at = (index: number) => ({ x: across(index), y: toY(values[index] ?? 0) });
  const segments = (name: string, points: readonly number[], upTo: number, dashed: boolean) =>
    points.slice(1, upTo).map((value, index) => {
      const [x, y] = [across(index), toY(points[index] ?? value)];
      const ends = { x, y, x2: across(index + 1), y2: toY(value) };
      return line(`${name} ${index}`, dashed ? 'muted' : 'accent', 3, ends, { dashed, enter: { x2: x, y2: y } });
    });
  const names = labels.map((text, index) => {
    const x = labels.length === 1 ? frame.left : across((index * (values.length - 1)) / (labels.length - 1));
    return textMark(`label ${text} ${index}`, 'muted', text, x, labelUnder, { size: 13 });
  });
  const marked = mark.filter((index) => index < count);
  const points = marked.map(
    (index): Mark => ({ key: `mark ${index}`, shape: 'circle', tone: 'alarm', ...at(index), r: 8, enter: { r: 0 } }),
  );
  const [first] = marked;
  return [
    ...heading(title),
    ...(band ? [shadeAcross(band, toY)] : []),
    axis(),
    ...names,
    ...segments('second', second, second.length, true),
    ...segments('line', values, count, false),
    ...points,
    ...(note && first !== undefined ? [noteAt(note, at(first))] : []),
  ];
}

function shadeAcross([low = 0, high = 0]: readonly number[], toY: (value: number) => number): Mark {
  const height = toY(low) - toY(high);
  return shade({ x: frame.left, y: toY(high), width: frame.right - frame.left, height });
}

/** A note above its point, kept inside the picture. */
function noteAt(note: string, { x, y }: { x: number; y: number }): Mark {
  const anchor = x > canvas.width * 0.7 ? 'end' : x < canvas.width * 0.3 ? 'start' : 'middle';
  return textMark(`note ${note}`, 'ink', note, x, Math.max(frame.top, y - 16), { size: 15, anchor, bold: true });
}
