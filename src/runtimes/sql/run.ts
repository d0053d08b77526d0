/** Runs a student's SQL: all statements, on a database of its own. */
import type { Database, SqlValue, WasmPointer } from '@sqlite.org/sqlite-wasm';
import type { Cell, TableResult } from '../../api/generated/schema.d.ts';
import type { ErrorRunResult, RunInput, TableRunResult } from '../types.ts';
import { openDatabase, type Sqlite } from './database.ts';
import { indexOfError, leading, sqlError } from './errors.ts';

/** The rows that are kept; the rest are counted. Longer texts are cut: the contract takes no more. */
const keptRows = 1_000;
const keptCharacters = 500_000;
const longestText = 2_000;
const longestName = 200;

/** What one statement returned; null if it returns no rows by its nature. */
type Returned = TableResult | null;

class SqlError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

/**
 * The table of the last statement that returns one; without such a statement no columns, and the number of changed rows.
 * A check is a query that is run afterwards and whose table counts instead. The data set itself never changes.
 */
export function runSql(
  sqlite: Sqlite,
  { code, dataSet, checks, mostSteps }: RunInput,
): TableRunResult | ErrorRunResult {
  const database = openDatabase(sqlite, dataSet);
  if (mostSteps !== undefined) sqlite.capi.sqlite3_progress_handler(database, mostSteps, () => 1, 0);
  const [check] = checks;
  const started = performance.now();
  try {
    const changedBefore = database.changes(true);
    let table = runStatements(sqlite, database, code);
    const rowCount = database.changes(true) - changedBefore;
    if (check !== undefined) table = runCheck(sqlite, database, check);
    const milliseconds = performance.now() - started;
    return { kind: 'table', ...(table ?? { columns: [], rows: [], rowCount }), milliseconds };
  } catch (error) {
    if (error instanceof CheckError) return sqlError(error.message);
    if (error instanceof SqlError) return sqlError(error.message, code, error.index);
    throw error;
  } finally {
    database.close();
  }
}

/** A check that fails has no position in the student's code. */
class CheckError extends Error {}

function runCheck(sqlite: Sqlite, database: Database, check: string): Returned {
  try {
    return runStatements(sqlite, database, check);
  } catch (error) {
    if (error instanceof SqlError) throw new CheckError(error.message);
    throw error;
  }
}

function runStatements({ capi, wasm }: Sqlite, database: Database, code: string): Returned {
  const bytes = new TextEncoder().encode(code);
  /** The index in the text of a byte of it. */
  const indexOf = (byte: number) => new TextDecoder().decode(bytes.subarray(0, byte)).length;
  return wasm.scopedAllocCall(() => {
    const text = wasm.scopedAllocCString(code, false);
    const [statementAt, tailAt] = wasm.scopedAllocPtr(2) as [WasmPointer, WasmPointer];
    let result: Returned = null;
    let from = 0;
    while (leading(code.slice(indexOf(from))) < code.length - indexOf(from)) {
      const start = indexOf(from);
      const prepared = capi.sqlite3_prepare_v3(database, text + from, -1, 0, statementAt, tailAt);
      if (prepared !== capi.SQLITE_OK) {
        const message = capi.sqlite3_errmsg(database);
        const offset: number = capi.sqlite3_error_offset(database);
        throw new SqlError(message, indexOfError(code, start, offset < 0 ? null : indexOf(from + offset), message));
      }
      const statement: WasmPointer = wasm.peekPtr(statementAt);
      const next = wasm.peekPtr(tailAt) - text;
      if (statement) {
        try {
          result = readRows({ capi, database, statement }) ?? result;
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          throw new SqlError(message, start + leading(code.slice(start)));
        } finally {
          capi.sqlite3_finalize(statement);
        }
      }
      if (next <= from) break;
      from = next;
    }
    return result;
  });
}

type Running = { capi: Sqlite['capi']; database: Database; statement: WasmPointer };

/** Steps through a statement. Throws SQLite's message. */
function readRows({ capi, database, statement }: Running): Returned {
  const width = capi.sqlite3_column_count(statement);
  const columns = Array.from({ length: width }, (_, index) =>
    capi.sqlite3_column_name(statement, index).slice(0, longestName),
  );
  const rows: Cell[][] = [];
  let rowCount = 0;
  let characters = 0;
  for (;;) {
    const stepped = capi.sqlite3_step(statement);
    if (stepped === capi.SQLITE_DONE) break;
    if (stepped !== capi.SQLITE_ROW) throw new Error(capi.sqlite3_errmsg(database));
    rowCount += 1;
    if (rows.length >= keptRows || characters > keptCharacters) continue;
    const row = columns.map((_, index) => cellOf(capi.sqlite3_column_js(statement, index)));
    characters += row.reduce<number>((sum, cell) => sum + String(cell).length, 0);
    rows.push(row);
  }
  return width === 0 ? null : { columns, rows, rowCount };
}

/** As it is shown and sent: whole numbers that JavaScript cannot hold and infinity are texts, bytes hexadecimal. */
function cellOf(value: SqlValue | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value.slice(0, longestText);
  if (typeof value === 'number') {
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) return String(value);
    return Number.isFinite(value) ? value : String(value);
  }
  if (typeof value === 'bigint') return String(value);
  const bytes =
    value instanceof ArrayBuffer
      ? new Uint8Array(value)
      : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return Array.from(bytes.subarray(0, longestText / 2), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
