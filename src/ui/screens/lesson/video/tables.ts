/** Pictures of a table, and of two tables whose rows are matched. */
import type { JoinPicture, PictureTable, TablePicture, WordsPicture } from '../../../../api/generated/schema.d.ts';
import { canvas, type Mark, type Tone } from './marks.ts';

/** The height of a row, so that all rows fit below a title. */
const rowHeightOf = ({ rows }: PictureTable) => Math.min(32, (canvas.height - 56) / (rows.length + 1));
const cellPadding = 10;
const letter = 8.4;

const all = (items: readonly unknown[]) => items.map((_, index) => index);

export function heading(title: string | undefined): Mark[] {
  if (!title) return [];
  const position = { x: canvas.width / 2, y: 26, size: 16, anchor: 'middle' } as const;
  return [{ key: `title ${title}`, shape: 'text', tone: 'ink', text: title, bold: true, ...position }];
}

function widthsOf({ columns, rows }: PictureTable): number[] {
  const longest = (column: number) =>
    Math.max(...[columns, ...rows].map((cells) => (cells[column] ?? '').length), 3) * letter + 2 * cellPadding;
  return columns.map((_, column) => longest(column));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

type TableLayout = {
  name: string;
  table: PictureTable;
  x: number;
  y: number;
  width: number;
  show: readonly number[];
  toneOf: (row: number) => Tone;
  markColumns?: readonly number[];
};

function tableMarks({ name, table, x, y, width, show, toneOf, markColumns = [] }: TableLayout): Mark[] {
  const rowHeight = rowHeightOf(table);
  const natural = widthsOf(table);
  const scale = width / sum(natural);
  const size = Math.min(15, 15 * scale, rowHeight * 0.55);
  const left = natural.map((_, column) => x + sum(natural.slice(0, column)) * scale);
  const cell = (key: string, column: number, top: number, text: string, tone: Tone, bold: boolean): Mark => ({
    key,
    shape: 'text',
    tone,
    text,
    size,
    anchor: 'start',
    bold,
    x: (left[column] ?? x) + cellPadding * Math.min(1, scale),
    y: top + rowHeight / 2 + size * 0.36,
  });
  const columns = markColumns.map(
    (column): Mark => ({
      key: `${name} column ${column}`,
      shape: 'rect',
      tone: 'soft',
      x: left[column] ?? x,
      y,
      width: (natural[column] ?? 0) * scale,
      height: rowHeight * (show.length + 1),
    }),
  );
  const rows = show.flatMap((row, index): Mark[] => {
    const top = y + rowHeight * (index + 1);
    const tone = toneOf(row);
    return [
      {
        key: `${name} row ${row}`,
        shape: 'rect',
        tone: tone === 'alarm' ? 'alarm' : tone === 'accent' ? 'accent' : 'faint',
        outline: tone !== 'accent' && tone !== 'alarm',
        x,
        y: top,
        width,
        height: rowHeight - 4,
      },
      ...(table.rows[row] ?? []).map((text, column) =>
        cell(`${name} cell ${row} ${column}`, column, top - 2, text, tone === 'ink' ? 'ink' : 'paper', false),
      ),
    ];
  });
  const head = table.columns.map((text, column) => cell(`${name} head ${column}`, column, y, text, 'muted', true));
  return [...columns, ...head, ...rows];
}

export function tablePicture(picture: TablePicture): Mark[] {
  const { show = all(picture.rows), mark = [], markColumns } = picture;
  const width = Math.min(canvas.width - 32, Math.max(220, sum(widthsOf(picture))));
  const height = rowHeightOf(picture) * (picture.rows.length + 1);
  const y = (canvas.height - height) / 2 + (picture.title ? 14 : 0);
  const x = (canvas.width - width) / 2;
  const toneOf = (row: number): Tone => (mark.includes(row) ? 'accent' : 'ink');
  const layout = { name: 'table', table: picture, x, y, width, show, toneOf };
  return [...heading(picture.title), ...tableMarks({ ...layout, ...(markColumns && { markColumns }) })];
}

export function joinPicture({ left, right, links = [], alone = [] }: JoinPicture): Mark[] {
  const gap = 84;
  const room = canvas.width - 24 - gap;
  const natural = [left, right].map((table) => Math.max(120, sum(widthsOf(table))));
  const scale = Math.min(1, room / sum(natural));
  const [leftWidth = 0, rightWidth = 0] = natural.map((width) => width * scale);
  const x = (canvas.width - leftWidth - gap - rightWidth) / 2;
  const topOf = (table: PictureTable) => (canvas.height - rowHeightOf(table) * (table.rows.length + 1)) / 2 + 10;
  const middle = (table: PictureTable, row: number) => topOf(table) + rowHeightOf(table) * (row + 1.5) - 2;
  const titles = [
    { text: left.title, at: x, y: topOf(left) },
    { text: right.title, at: x + leftWidth + gap, y: topOf(right) },
  ].flatMap(({ text, at, y }): Mark[] =>
    text
      ? [
          {
            key: `title ${text}`,
            shape: 'text',
            tone: 'ink',
            text,
            size: 16,
            anchor: 'start',
            bold: true,
            x: at,
            y: y - 6,
          },
        ]
      : [],
  );
  const found = (side: number, row: number) => links.some((link) => link[side] === row);
  return [
    ...titles,
    ...links.map(([from = 0, to = 0]): Mark => {
      const ends = { x: x + leftWidth, y: middle(left, from), x2: x + leftWidth + gap, y2: middle(right, to) };
      const enter = { x2: ends.x, y2: ends.y };
      return { key: `link ${from} ${to}`, shape: 'line', tone: 'accent', width: 3, ...ends, enter };
    }),
    ...alone.flatMap((row): Mark[] => {
      const start = { x: x + leftWidth, y: middle(left, row) };
      return [
        {
          key: `alone ${row}`,
          shape: 'line',
          tone: 'alarm',
          width: 2.5,
          dashed: true,
          ...start,
          x2: start.x + 36,
          y2: start.y,
        },
        { key: `nobody ${row}`, shape: 'circle', tone: 'alarm', outline: true, x: start.x + 44, y: start.y, r: 8 },
      ];
    }),
    ...tableMarks({
      name: 'left',
      table: left,
      x,
      y: topOf(left),
      width: leftWidth,
      show: all(left.rows),
      toneOf: (row) => (alone.includes(row) ? 'alarm' : found(0, row) ? 'accent' : 'ink'),
    }),
    ...tableMarks({
      name: 'right',
      table: right,
      x: x + leftWidth + gap,
      y: topOf(right),
      width: rightWidth,
      show: all(right.rows),
      toneOf: (row) => (found(1, row) ? 'accent' : 'ink'),
    }),
  ];
}

export function wordsPicture({ title, lines, code = false, show = all(lines), mark = [] }: WordsPicture): Mark[] {
  const size = code ? 18 : 22;
  const step = Math.min(44, (canvas.height - 60) / lines.length);
  const top = (canvas.height - step * (lines.length - 1)) / 2 + (title ? 16 : 0);
  const widest = Math.max(...lines.map((line) => line.length)) * size * (code ? 0.6 : 0.52);
  const x = code ? (canvas.width - widest) / 2 : canvas.width / 2;
  const fitted = Math.min(size, (size * (canvas.width - 48)) / widest);
  const marked = mark.filter((line) => show.includes(line));
  return [
    ...heading(title),
    ...marked.map(
      (line): Mark => ({
        key: `behind ${line}`,
        shape: 'rect',
        tone: 'soft',
        x: 14,
        y: top + step * line - step / 2,
        width: canvas.width - 28,
        height: step - 4,
      }),
    ),
    ...show.map(
      (line): Mark => ({
        key: `line ${line} ${lines[line]}`,
        shape: 'text',
        tone: mark.length > 0 && !mark.includes(line) ? 'muted' : 'ink',
        text: lines[line] ?? '',
        size: fitted,
        anchor: code ? 'start' : 'middle',
        code,
        bold: !code && mark.includes(line),
        x: Math.max(24, x),
        y: top + step * line + fitted * 0.33 - 2,
      }),
    ),
  ];
}
