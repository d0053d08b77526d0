/**
 * The data of exercises: a folder of content/data with `data.yaml`, a CSV file for each table, and other rows in
 * `hidden/`.
 */
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { DataSet } from '../platform/database/written-lesson.ts';
import { type ContentFolder, namesIn } from './folder.ts';
import type { Problems } from './problems.ts';
import * as schemas from './schemas.ts';
import { readYaml } from './yaml.ts';

/** Without `hidden/` the other rows are the same: enough for charts, into which nobody types a result. */
export type WrittenDataSet = { visible: DataSet; hidden: DataSet; hasHidden: boolean };
export type DataSets = Pick<ReadonlyMap<string, WrittenDataSet>, 'get'>;
/** Each set with a digest of its files. */
export type DataFiles = DataSets & { versions: ReadonlyMap<string, string> };

type Table = DataSet['tables'][number];
type Column = Table['columns'][number];

/** More would make a lesson heavy for a phone. */
const mostTables = 8;
const mostRows = 500;
const mostRowsOfSet = 2_000;

/** Raise it when the same files are read in another way. */
const format = 1;

/** A set is parsed at its first use: a start needs only those that changed, and those of changed courses. */
export function dataFiles(folder: ContentFolder, problems: Problems): DataFiles {
  const read = new Map<string, WrittenDataSet | undefined>();
  const versions = new Map(namesIn(folder, 'data').map((id) => [id, versionOf(folder, id)]));
  return {
    versions,
    get: (id) => {
      if (versions.has(id) && !read.has(id)) read.set(id, readDataSet(folder, id, problems));
      return read.get(id);
    },
  };
}

/** All sets by their id, but for those with a mistake, which is added to `problems`. */
export function readDataSets(folder: ContentFolder, problems: Problems): ReadonlyMap<string, WrittenDataSet> {
  const sets = namesIn(folder, 'data').map((id) => [id, readDataSet(folder, id, problems)] as const);
  return new Map(sets.flatMap(([id, set]) => (set ? [[id, set]] : [])));
}

function versionOf({ texts }: ContentFolder, id: string): string {
  const own = [...texts].filter(([path]) => path.startsWith(`data/${id}/`));
  return createHash('sha256')
    .update(JSON.stringify([format, own]))
    .digest('base64url');
}

function readDataSet(folder: ContentFolder, id: string, problems: Problems): WrittenDataSet | undefined {
  const at = `data/${id}`;
  if (!/^[a-z0-9-]+$/.test(id)) problems.add(at, 1, 'the name must be of small letters a to z, digits and hyphens');
  const facts = readYaml(folder, `${at}/data.yaml`, schemas.dataSet, problems);
  if (!facts) return undefined;
  const { title, description } = facts;
  const tables = Object.entries(facts.tables).map(([name, { columns }]) => ({
    name,
    columns: Object.entries(columns).map(([column, type]) => ({ name: column, type })),
  }));
  const withRows = (path: string) => ({
    id,
    title,
    description,
    tables: tables.map((table) => ({
      ...table,
      rows: readRows(folder, `${path}/${table.name}.csv`, table, problems),
    })),
  });
  const visible = withRows(at);
  const hasHidden = [...folder.texts.keys()].some((path) => path.startsWith(`${at}/hidden/`));
  const set = { visible, hidden: hasHidden ? withRows(`${at}/hidden`) : visible, hasHidden };
  const count = set.visible.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if (tables.length > mostTables) problems.add(`${at}/data.yaml`, 1, `tables: at most ${mostTables} are readable`);
  if (count > mostRowsOfSet) problems.add(`${at}/data.yaml`, 1, `tables: at most ${mostRowsOfSet} rows together`);
  return set;
}

function readRows(folder: ContentFolder, path: string, { columns }: Omit<Table, 'rows'>, problems: Problems) {
  const text = folder.texts.get(path);
  if (text === undefined) {
    problems.add(path, 1, 'the file is missing');
    return [];
  }
  const [head, ...rows] = linesOf(text, path, problems);
  const names = columns.map(({ name }) => name).join(',');
  if (head?.join(',') !== names) problems.add(path, 1, `must begin with ${names}, as in data.yaml`);
  if (rows.length > mostRows) problems.add(path, 1, `has more than ${mostRows} rows`);
  return rows.map((row, index) =>
    columns.map((column, at) => {
      const value = cellOf(row[at] ?? '', column);
      if (value === undefined) problems.add(path, index + 2, `${column.name}: must be ${kinds[column.type]}`);
      return value ?? null;
    }),
  );
}

function linesOf(text: string, path: string, problems: Problems): string[][] {
  try {
    return parse(text, { skipEmptyLines: true });
  } catch (error) {
    problems.add(path, 1, error instanceof Error ? error.message : String(error));
    return [];
  }
}

const kinds = { integer: 'a whole number', real: 'a number', text: 'a text', date: 'a day such as 2026-10-01' };

/** Null for an empty field, undefined for one of another type. */
function cellOf(text: string, { type }: Column): string | number | null | undefined {
  if (text === '') return null;
  if (type === 'text') return text;
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  const value = Number(text);
  return Number.isFinite(value) && (type === 'real' || Number.isInteger(value)) ? value : undefined;
}
