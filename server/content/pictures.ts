/** The schemas of an explanation's pictures, with sizes that fit on a drawing of 320 px. */
import { z } from 'zod';

const text = z.string().max(60, 'must have at most 60 characters');
const label = z.coerce.string().max(24, 'must have at most 24 characters');
const indexes = z.array(z.int('must be a place in the list, counted from 0').min(0, 'is counted from 0'));
const range = z
  .tuple([z.number(), z.number()])
  .refine(([from, to]) => from < to, 'must go from the smaller to the larger');
const title = text.exactOptional();

const cells = z.array(label).min(1, 'at least one is needed').max(6, 'at most six fit');
const table = {
  title,
  columns: cells,
  rows: z.array(cells).min(1, 'at least one is needed').max(8, 'at most eight fit'),
};
const evenRows = ({ columns, rows }: { columns: string[]; rows: string[][] }) =>
  rows.every((row) => row.length === columns.length);
const uneven = { path: ['rows'], error: 'each row needs a cell for each column' };

/** Whether all indices of the lists are below `count`. */
const within = (count: number, ...lists: (readonly number[] | undefined)[]) =>
  lists.every((list) => (list ?? []).every((index) => index < count));
const outside = { error: 'names a place that its list does not have' };

const tablePicture = z
  .strictObject({
    kind: z.literal('table'),
    ...table,
    /** The rows that are there, in their order; all, where it is left out. */
    show: indexes.exactOptional(),
    mark: indexes.exactOptional(),
    markColumns: indexes.exactOptional(),
  })
  .refine(evenRows, uneven)
  .refine(
    ({ columns, rows, show, mark, markColumns }) =>
      within(rows.length, show, mark) && within(columns.length, markColumns),
    outside,
  );

const joinPicture = z
  .strictObject({
    kind: z.literal('join'),
    left: z.strictObject(table).refine(evenRows, uneven),
    right: z.strictObject(table).refine(evenRows, uneven),
    /** Pairs of a row of the left and one of the right. */
    links: z.array(z.array(z.int()).length(2, 'must be a pair')).exactOptional(),
    /** Rows of the left table without a match. */
    alone: indexes.exactOptional(),
  })
  .refine(
    ({ left, right, links = [], alone }) =>
      within(
        left.rows.length,
        alone,
        links.map(([from = 0]) => from),
      ) &&
      within(
        right.rows.length,
        links.map(([, to = 0]) => to),
      ),
    outside,
  );

const barsPicture = z
  .strictObject({
    kind: z.literal('bars'),
    title,
    labels: z.array(label).min(1, 'at least one is needed').max(10, 'at most ten fit'),
    values: z.array(z.number()),
    from: z.number().exactOptional(),
    show: indexes.exactOptional(),
    mark: indexes.exactOptional(),
    level: z.number().exactOptional(),
    levelLabel: label.exactOptional(),
  })
  .refine(({ labels, values }) => labels.length === values.length, {
    path: ['values'],
    error: 'each label needs a value',
  })
  .refine(({ values, show, mark }) => within(values.length, show, mark), outside);

const linePicture = z
  .strictObject({
    kind: z.literal('line'),
    title,
    values: z.array(z.number()).min(2, 'at least two are needed').max(60, 'at most sixty fit'),
    second: z.array(z.number()).max(60, 'at most sixty fit').exactOptional(),
    labels: z.array(label).max(12, 'at most twelve fit').exactOptional(),
    shown: z.int().min(0).exactOptional(),
    range: range.exactOptional(),
    band: range.exactOptional(),
    mark: indexes.exactOptional(),
    note: text.exactOptional(),
  })
  .refine(({ values, mark }) => within(values.length, mark), outside);

const pointsPicture = z
  .strictObject({
    kind: z.literal('points'),
    title,
    points: z
      .array(z.tuple([z.number(), z.number()]))
      .min(1, 'at least one is needed')
      .max(200, 'at most 200 fit'),
    x: label.exactOptional(),
    y: label.exactOptional(),
    xRange: range.exactOptional(),
    yRange: range.exactOptional(),
    show: indexes.exactOptional(),
    mark: indexes.exactOptional(),
    line: z.tuple([z.number(), z.number(), z.number(), z.number()]).exactOptional(),
    gaps: z.boolean().exactOptional(),
    walls: z.array(z.number()).max(6, 'at most six fit').exactOptional(),
  })
  .refine(({ points, show, mark }) => within(points.length, show, mark), outside);

const dotsPicture = z
  .strictObject({
    kind: z.literal('dots'),
    title,
    values: z.array(z.number()).min(1, 'at least one is needed').max(200, 'at most 200 fit'),
    range: range.exactOptional(),
    shown: z.int().min(0).exactOptional(),
    mark: indexes.exactOptional(),
    mean: z.boolean().exactOptional(),
    median: z.boolean().exactOptional(),
    band: range.exactOptional(),
    bandLabel: label.exactOptional(),
  })
  .refine(({ values, mark }) => within(values.length, mark), outside);

const boxesPicture = z
  .strictObject({
    kind: z.literal('boxes'),
    title,
    boxes: z
      .array(
        z.strictObject({
          text: z.string().max(20, 'must have at most 20 characters'),
          column: z.number().min(0),
          row: z.number().min(0),
        }),
      )
      .min(1, 'at least one is needed')
      .max(16, 'at most sixteen fit'),
    arrows: z
      .array(z.strictObject({ from: z.int().min(0), to: z.int().min(0), text: label.exactOptional() }))
      .default([]),
    show: indexes.exactOptional(),
    mark: indexes.exactOptional(),
  })
  .refine(
    ({ boxes, arrows, show, mark }) =>
      within(
        boxes.length,
        show,
        mark,
        arrows.flatMap(({ from, to }) => [from, to]),
      ),
    outside,
  );

const wordsPicture = z
  .strictObject({
    kind: z.literal('words'),
    title,
    lines: z
      .array(z.string().max(44, 'must have at most 44 characters'))
      .min(1, 'at least one is needed')
      .max(8, 'at most eight fit'),
    code: z.boolean().exactOptional(),
    show: indexes.exactOptional(),
    mark: indexes.exactOptional(),
  })
  .refine(({ lines, show, mark }) => within(lines.length, show, mark), outside);

export const picture = z.discriminatedUnion(
  'kind',
  [tablePicture, joinPicture, barsPicture, linePicture, pointsPicture, dotsPicture, boxesPicture, wordsPicture],
  { error: 'must be table, join, bars, line, points, dots, boxes or words' },
);
