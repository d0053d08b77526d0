import type { BarsPicture } from '../../../../../api/generated/schema.d.ts';
import type { Mark } from '../marks.ts';
import { heading } from '../tables.ts';
import { all, axis, frame, labelUnder, line, shown, textMark, upFrame } from './frame.ts';

export function barsPicture(picture: BarsPicture): Mark[] {
  const { title, labels, values, show = all(values), mark = [], level, levelLabel } = picture;
  const from = picture.from ?? Math.min(0, ...values);
  const toY = upFrame([from, Math.max(...values, level ?? from) * 1.08]);
  const step = (frame.right - frame.left) / values.length;
  const width = Math.min(56, step * 0.7);
  const isNamed = labels.some((label) => label !== '');
  const bars = show.flatMap((bar, at): Mark[] => {
    const x = frame.left + step * (at + 0.5);
    const value = values[bar] ?? 0;
    const tone = mark.length === 0 || mark.includes(bar) ? 'accent' : 'faint';
    const y = toY(value);
    const size = { x: x - width / 2, y, width, height: Math.max(1, frame.bottom - y) };
    const drawn: Mark = { key: `bar ${bar}`, shape: 'rect', tone, ...size, enter: { y: frame.bottom, height: 0 } };
    if (!isNamed) return [drawn];
    return [
      drawn,
      textMark(`label ${bar}`, 'ink', labels[bar] ?? '', x, labelUnder),
      textMark(`value ${bar}`, 'ink', shown(value), x, y - 7, { bold: true }),
    ];
  });
  const left = frame.left - 6;
  const start =
    from === 0 || !isNamed
      ? []
      : [textMark('from', 'alarm', shown(from), left, frame.bottom + 5, { anchor: 'end', bold: true })];
  return [
    ...heading(title),
    axis(),
    ...start,
    ...bars,
    ...(level === undefined ? [] : levelMarks(toY(level), levelLabel)),
  ];
}

/** A line across all bars. */
function levelMarks(y: number, label: string | undefined): Mark[] {
  const across = { x: frame.left, y, x2: frame.right, y2: y };
  const drawn = line('level', 'alarm', 2, across, { dashed: true, enter: { x2: frame.left } });
  if (!label) return [drawn];
  return [drawn, textMark('level label', 'alarm', label, frame.right, y - 6, { anchor: 'end', bold: true })];
}
