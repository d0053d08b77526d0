/**
 * Where the map of a path has its courses, modules and lines: `@dagrejs/dagre` places the courses, each to the right of what
 * it builds on. Nothing here reads a browser, so that the server draws the same map.
 */
import { Graph, layout } from '@dagrejs/dagre';
import type { PathStep } from '../../../../api/generated/schema.d.ts';
import { linesOf, shortened } from './text-size.ts';

export type MapCourse = Pick<PathStep, 'buildsOn'> & {
  id: string;
  title: string;
  modules: readonly { id: string; title: string }[];
};

type Point = { x: number; y: number };
/** A module: of two lines where it is long. */
export type Row = { id: string; label: string; isLong: boolean; y: number; height: number };
type Placed = Point & { id: string; label: string; width: number; height: number; rows: readonly Row[] };
export type PathMap = { width: number; height: number; courses: readonly Placed[]; lines: readonly string[] };

/** All lengths are in sixteenths of the text's size. The map's styles have the same ones. */
export const unit = 16;
const width = 256;
const inset = 12;
const line = 20;
const mark = 20;
const markGap = 8;
/** The columns of texts in the sizes of their font, which is 14, and a little to spare. */
const rowColumn = (width - 2 * inset - mark - markGap) / 14.3;
const headColumn = (width - 2 * inset) / 14.5;
const mostLines = 2;
const gap = { courses: 28, columns: 32, edge: 6 };
/** Courses that have nothing to do with another one stand in rows of so many. */
const inRow = 4;

const heightOf = (text: string, column: number) => Math.min(linesOf(text, column), mostLines) * line;

function sized({ id, title, modules }: MapCourse, index: number) {
  const name = `${index + 1}. ${title}`;
  const head = inset + heightOf(name, headColumn);
  let y = head + 4;
  const rows = modules.map((module): Row => {
    const height = heightOf(module.title, rowColumn) + 8;
    y += height;
    const label = shortened(module.title, rowColumn, mostLines);
    return { id: module.id, label, isLong: height > line + 8, y: y - height, height };
  });
  return { id, label: shortened(name, headColumn, mostLines), width, height: y + inset - 4, rows };
}

/** Pairs of courses, of which the second one stands right of the first for the order's sake alone. */
function rowsOf(courses: readonly MapCourse[]): [string, string][] {
  const related = new Set(courses.flatMap(({ id, buildsOn }) => buildsOn.flatMap(({ courseId }) => [id, courseId])));
  const alone = courses.filter(({ id }) => !related.has(id)).map(({ id }) => id);
  return alone.flatMap((id, at): [string, string][] => {
    const before = at % inRow === 0 ? undefined : alone[at - 1];
    return before === undefined ? [] : [[before, id]];
  });
}

/** The map of courses in the order of the path. */
export function pathMap(courses: readonly MapCourse[]): PathMap {
  const graph = new Graph();
  const { courses: nodesep, columns: ranksep, edge } = gap;
  graph.setGraph({ rankdir: 'LR', nodesep, ranksep, edgesep: nodesep / 2, marginx: edge, marginy: edge });
  const boxes = courses.map(sized);
  for (const { id, height } of boxes) graph.setNode(id, { width, height });
  const edges = courses.flatMap(({ id, buildsOn }) => buildsOn.map((from) => ({ from, to: id })));
  for (const { from, to } of edges) graph.setEdge(from.courseId, to, {});
  for (const [before, id] of rowsOf(courses)) graph.setEdge(before, id, {});
  layout(graph);
  const placed = boxes.map((box): Placed => {
    const { x = 0, y = 0 } = graph.node(box.id);
    return { ...box, x: x - width / 2, y: y - box.height / 2 };
  });
  const byId = new Map(placed.map((box) => [box.id, box]));
  const links = edges.flatMap(({ from, to }) => {
    const [source, target] = [byId.get(from.courseId), byId.get(to)];
    const row = source?.rows.find(({ id }) => id === from.moduleId);
    if (!source || !target || !row) return [];
    const start = { x: source.x + width, y: source.y + row.y + row.height / 2 };
    const end = { x: target.x, y: target.y + inset + line / 2 };
    const { points = [] } = graph.edge(from.courseId, to);
    return [route(start, points, end, placed)];
  });
  const { width: wide = 0, height: high = 0 } = graph.graph();
  return { width: wide, height: high, courses: placed, lines: [...placed.flatMap(chainOf), ...links] };
}

/** Between the points of a course's modules. */
function chainOf({ x, y, rows }: Placed): string[] {
  const at = ({ y: top }: Row) => y + top + 4 + line / 2;
  return rows.slice(1).flatMap((row, index) => {
    const before = rows[index];
    return before ? [`M ${x + inset + mark / 2} ${at(before) + mark / 2} V ${at(row) - mark / 2}`] : [];
  });
}

/** Past the courses of the columns in between, as the layout leaves room for it, with an arrow at its end. */
function route(start: Point, points: readonly Point[], end: Point, placed: readonly Placed[]): string {
  const columns = new Set(placed.map(({ x }) => x));
  const past = points.flatMap(({ x, y }) => {
    const left = [...columns].find((column) => Math.abs(column + width / 2 - x) < 1);
    return left === undefined || left <= start.x || left >= end.x ? [] : [{ left, y }];
  });
  const parts = [`M ${start.x} ${start.y}`];
  let from = start;
  for (const { left, y } of past) {
    parts.push(curve(from, { x: left, y }), `H ${left + width}`);
    from = { x: left + width, y };
  }
  parts.push(curve(from, end), `M ${end.x - 6} ${end.y - 5} L ${end.x} ${end.y} L ${end.x - 6} ${end.y + 5}`);
  return parts.join(' ');
}

function curve(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `C ${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}
