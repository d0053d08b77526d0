/** Bars, lines, clouds of points and heaps of dots. */
import { canvas, type Mark } from './marks.ts';
import type { BarsPicture, DotsPicture, LinePicture, PointsPicture } from './picture.ts';
import { heading } from './tables.ts';

/** Where the drawing is, within the canvas: titles stand above, labels below. */
const frame = { left: 40, right: canvas.width - 20, top: 46, bottom: canvas.height - 48 } as const;

type Range = readonly number[];

const scaled =
  ([from = 0, to = 1]: Range, [start = 0, end = 1]: Range) =>
  (value: number) =>
    start + ((value - from) / (to - from || 1)) * (end - start);

const reachOf = (values: readonly number[], spare: number): Range => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const more = (high - low || 1) * spare;
  return [low - more, high + more];
};

const shown = (value: number) => String(Math.round(value * 100) / 100);

const axis = (): Mark => ({
  key: 'axis',
  shape: 'line',
  tone: 'muted',
  width: 1.5,
  x: frame.left,
  y: frame.bottom,
  x2: frame.right,
  y2: frame.bottom,
});

const all = (items: readonly unknown[]) => items.map((_, index) => index);

export function barsPicture(picture: BarsPicture): Mark[] {
  const { title, labels, values, show = all(values), mark = [], level, levelLabel } = picture;
  const from = picture.from ?? Math.min(0, ...values);
  const place = scaled([from, Math.max(...values, level ?? from) * 1.08], [frame.bottom, frame.top]);
  const step = (frame.right - frame.left) / values.length;
  const width = Math.min(56, step * 0.7);
  const isNamed = labels.some((label) => label !== '');
  const bars = show.flatMap((bar, at): Mark[] => {
    const x = frame.left + step * (at + 0.5);
    const value = values[bar] ?? 0;
    const tone = mark.length === 0 || mark.includes(bar) ? 'accent' : 'faint';
    const y = place(value);
    const size = { x: x - width / 2, y, width, height: Math.max(1, frame.bottom - y) };
    const text = { shape: 'text', size: 14, anchor: 'middle', x } as const;
    return [
      { key: `bar ${bar}`, shape: 'rect', tone, ...size, enter: { y: frame.bottom, height: 0 } },
      ...(isNamed
        ? ([
            { key: `label ${bar}`, ...text, tone: 'ink', text: labels[bar] ?? '', y: frame.bottom + 22 },
            { key: `value ${bar}`, ...text, tone: 'ink', bold: true, text: shown(value), y: y - 7 },
          ] satisfies Mark[])
        : []),
    ];
  });
  const start: Mark[] =
    from === 0 || !isNamed
      ? []
      : [
          {
            key: 'from',
            shape: 'text',
            tone: 'alarm',
            text: shown(from),
            size: 14,
            anchor: 'end',
            bold: true,
            x: frame.left - 6,
            y: frame.bottom + 5,
          },
        ];
  return [...heading(title), axis(), ...start, ...bars, ...levelMarks(level, levelLabel, place)];
}

function levelMarks(level: number | undefined, label: string | undefined, place: (value: number) => number): Mark[] {
  if (level === undefined) return [];
  const y = place(level);
  const line: Mark = {
    key: 'level',
    shape: 'line',
    tone: 'alarm',
    width: 2,
    dashed: true,
    x: frame.left,
    y,
    x2: frame.right,
    y2: y,
  };
  const enter = { x2: frame.left };
  return [
    { ...line, enter },
    ...(label
      ? ([
          {
            key: 'level label',
            shape: 'text',
            tone: 'alarm',
            text: label,
            size: 14,
            anchor: 'end',
            bold: true,
            x: frame.right,
            y: y - 6,
          },
        ] satisfies Mark[])
      : []),
  ];
}

export function linePicture(picture: LinePicture): Mark[] {
  const { title, values, second = [], labels = [], band, mark = [], note } = picture;
  const [low = 0, high = 0] = band ?? [];
  const count = picture.shown ?? values.length;
  const place = scaled(picture.range ?? reachOf([...values, ...second, ...(band ?? [])], 0.12), [
    frame.bottom,
    frame.top,
  ]);
  const across = scaled([0, values.length - 1], [frame.left + 8, frame.right - 8]);
  const segments = (name: string, points: readonly number[], upTo: number, dashed: boolean): Mark[] =>
    points.slice(1, upTo).map((value, index): Mark => {
      const [x, y] = [across(index), place(points[index] ?? value)];
      const way = { x, y, x2: across(index + 1), y2: place(value) };
      return {
        key: `${name} ${index}`,
        shape: 'line',
        tone: dashed ? 'muted' : 'accent',
        width: 3,
        dashed,
        ...way,
        enter: { x2: x, y2: y },
      };
    });
  const shades: Mark[] = band
    ? [
        {
          key: 'band',
          shape: 'rect',
          tone: 'soft',
          x: frame.left,
          y: place(high),
          width: frame.right - frame.left,
          height: place(low) - place(high),
        },
      ]
    : [];
  const names = labels.map((text, index): Mark => {
    const x = labels.length === 1 ? frame.left : across((index * (values.length - 1)) / (labels.length - 1));
    return {
      key: `label ${text} ${index}`,
      shape: 'text',
      tone: 'muted',
      text,
      size: 13,
      anchor: 'middle',
      x,
      y: frame.bottom + 22,
    };
  });
  const marked = mark.filter((index) => index < count);
  const points = marked.map(
    (index): Mark => ({
      key: `mark ${index}`,
      shape: 'circle',
      tone: 'alarm',
      x: across(index),
      y: place(values[index] ?? 0),
      r: 8,
      enter: { r: 0 },
    }),
  );
  return [
    ...heading(title),
    ...shades,
    axis(),
    ...names,
    ...segments('second', second, second.length, true),
    ...segments('line', values, count, false),
    ...points,
    ...noteMarks(note, marked[0], across, (index) => place(values[index] ?? 0)),
  ];
}

function noteMarks(
  note: string | undefined,
  index: number | undefined,
  across: (index: number) => number,
  height: (index: number) => number,
): Mark[] {
  if (!note || index === undefined) return [];
  const x = across(index);
  const anchor = x > canvas.width * 0.7 ? 'end' : x < canvas.width * 0.3 ? 'start' : 'middle';
  return [
    {
      key: `note ${note}`,
      shape: 'text',
      tone: 'ink',
      text: note,
      size: 15,
      anchor,
      bold: true,
      x,
      y: Math.max(frame.top, height(index) - 16),
    },
  ];
}

export function pointsPicture(picture: PointsPicture): Mark[] {
  const { title, points, x, y, show = all(points), mark = [], line, gaps = false, walls = [] } = picture;
  const across = scaled(
    picture.xRange ??
      reachOf(
        points.map(([at = 0]) => at),
        0.06,
      ),
    [frame.left, frame.right],
  );
  const place = scaled(
    picture.yRange ??
      reachOf(
        points.map(([, at = 0]) => at),
        0.06,
      ),
    [frame.bottom, frame.top],
  );
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = line ?? [];
  const onLine = (at: number) => y1 + ((at - x1) / (x2 - x1 || 1)) * (y2 - y1);
  const upright: Mark = {
    ...axis(),
    key: 'upright',
    shape: 'line',
    width: 1.5,
    x: frame.left,
    y: frame.bottom,
    x2: frame.left,
    y2: frame.top,
  };
  const drawn: Mark[] = line
    ? [
        {
          key: 'fit',
          shape: 'line',
          tone: 'ink',
          width: 2.5,
          x: across(x1),
          y: place(y1),
          x2: across(x2),
          y2: place(y2),
          enter: { x2: across(x1), y2: place(y1) },
        },
      ]
    : [];
  return [
    ...heading(title),
    axis(),
    upright,
    ...walls.map(
      (at, index): Mark => ({
        key: `wall ${index}`,
        shape: 'line',
        tone: 'ink',
        width: 3,
        dashed: true,
        x: across(at),
        y: frame.bottom,
        x2: across(at),
        y2: frame.top,
      }),
    ),
    ...(x
      ? [
          {
            key: 'x',
            shape: 'text',
            tone: 'muted',
            text: x,
            size: 14,
            anchor: 'end',
            x: frame.right,
            y: frame.bottom + 22,
          } satisfies Mark,
        ]
      : []),
    ...(y
      ? [
          {
            key: 'y',
            shape: 'text',
            tone: 'muted',
            text: y,
            size: 14,
            anchor: 'start',
            x: frame.left - 8,
            y: frame.top - 8,
          } satisfies Mark,
        ]
      : []),
    ...(gaps && line
      ? show.map((index): Mark => {
          const [at = 0, value = 0] = points[index] ?? [];
          const foot = place(onLine(at));
          return {
            key: `gap ${index}`,
            shape: 'line',
            tone: 'alarm',
            width: 1.5,
            x: across(at),
            y: foot,
            x2: across(at),
            y2: place(value),
            enter: { y2: foot },
          };
        })
      : []),
    ...drawn,
    ...show.map((index): Mark => {
      const [at = 0, value = 0] = points[index] ?? [];
      const isMarked = mark.includes(index);
      const tone = isMarked ? 'alarm' : mark.length > 0 ? 'faint' : 'accent';
      return { key: `point ${index}`, shape: 'circle', tone, x: across(at), y: place(value), r: isMarked ? 8 : 6 };
    }),
  ];
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

export function dotsPicture(picture: DotsPicture): Mark[] {
  const { title, values, mark = [], band, bandLabel } = picture;
  const [bandFrom = 0, bandTo = 0] = band ?? [];
  const there = values.slice(0, picture.shown ?? values.length);
  const range = picture.range ?? reachOf(values, 0.08);
  const across = scaled(range, [frame.left, frame.right]);
  const columns = 32;
  const [low = 0, high = 1] = range;
  const columnOf = (value: number) => Math.round(((value - low) / (high - low)) * columns);
  const heights = new Map<number, number>();
  const level = values.map((value) => {
    const height = heights.get(columnOf(value)) ?? 0;
    heights.set(columnOf(value), height + 1);
    return height;
  });
  const step = Math.min(13, (frame.bottom - frame.top - 24) / Math.max(1, ...heights.values()));
  const r = Math.min(6.2, step / 2 - 0.3);
  const atColumn = scaled([0, columns], [frame.left, frame.right]);
  const dots = there.map((value, index): Mark => {
    const y = frame.bottom - r - 2 - (level[index] ?? 0) * step;
    const isMarked = mark.includes(index);
    const tone = isMarked ? 'alarm' : 'accent';
    return { key: `dot ${index}`, shape: 'circle', tone, x: atColumn(columnOf(value)), y, r, enter: { y: frame.top } };
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part): Mark => {
    const at = low + (high - low) * part;
    const text = String(Math.round(at * 10) / 10);
    return {
      key: `tick ${part}`,
      shape: 'text',
      tone: 'muted',
      text,
      size: 13,
      anchor: 'middle',
      x: across(at),
      y: frame.bottom + 22,
    };
  });
  const middle = (name: string, at: number, row: number, wanted = false): Mark[] => {
    if (!wanted || there.length === 0) return [];
    const x = across(at);
    const y = frame.top - 6 + row * 18;
    const isRight = x > canvas.width * 0.65;
    const text = `${name} ${shown(Math.round(at * 10) / 10)}`;
    return [
      {
        key: name,
        shape: 'line',
        tone: row === 0 ? 'alarm' : 'ink',
        width: 2.5,
        dashed: row === 1,
        x,
        y: frame.bottom,
        x2: x,
        y2: y,
        enter: { y2: frame.bottom },
      },
      {
        key: `${name} label`,
        shape: 'text',
        tone: row === 0 ? 'alarm' : 'ink',
        text,
        size: 14,
        bold: true,
        anchor: isRight ? 'end' : 'start',
        x: x + (isRight ? -7 : 7),
        y: y + 10,
      },
    ];
  };
  const shade: Mark[] = band
    ? [
        {
          key: 'band',
          shape: 'rect',
          tone: 'soft',
          x: across(bandFrom),
          y: frame.top,
          width: across(bandTo) - across(bandFrom),
          height: frame.bottom - frame.top,
        },
        ...(bandLabel
          ? ([
              {
                key: 'band label',
                shape: 'text',
                tone: 'ink',
                text: bandLabel,
                size: 14,
                anchor: 'middle',
                x: (across(bandFrom) + across(bandTo)) / 2,
                y: frame.bottom + 44,
              },
            ] satisfies Mark[])
          : []),
      ]
    : [];
  const mean = there.reduce((total, value) => total + value, 0) / Math.max(1, there.length);
  return [
    ...heading(title),
    ...shade,
    axis(),
    ...ticks,
    ...dots,
    ...middle('mean', mean, 0, picture.mean),
    ...middle('median', median(there), 1, picture.median),
  ];
}
