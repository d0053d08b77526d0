/** SQLite as it is compiled to WebAssembly, and a data set as a database in its memory. */
import init, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { DataSet } from '../../api/generated/schema.d.ts';
import type { DataColumn } from '../types.ts';

export type Sqlite = Sqlite3Static;

/** One text or blob, the columns of a table, and all of SQLite's memory. */
const longestValue = 1_000_000;
const mostColumns = 100;
const heap = 256 * 1024 * 1024;

/** A date is a text: SQLite has no type for it, and would take `DATE` for a number. */
const types: Record<DataColumn['type'], string> = { integer: 'INTEGER', real: 'REAL', text: 'TEXT', date: 'TEXT' };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type OnReady = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** SQLite, ready for `runSql`. In Node it reads its own file; a worker hands over the compiled `sqlite3.wasm`. */
export async function openSqlite(module?: WebAssembly.Module): Promise<Sqlite> {
  // The package's type leaves out the parameter, which its own workers use.
  const start = init as (options?: object) => Promise<Sqlite>;
  const instantiateWasm = (imports: WebAssembly.Imports, onReady: OnReady) => {
    if (module) void WebAssembly.instantiate(module, imports).then((instance) => onReady(instance, module));
    return {};
  };
  const sqlite = await (module ? start({ instantiateWasm }) : start());
  const database = new sqlite.oo1.DB(':memory:');
  // Of all databases together; from then on it can only be lowered, which `openDatabase` forbids.
  database.exec(`PRAGMA hard_heap_limit = ${heap}`);
  database.close();
  return sqlite;
}

/** A new database with the tables of `dataSet`, which the caller closes. */
export function openDatabase(sqlite: Sqlite, dataSet: DataSet): Database {
  const { capi } = sqlite;
  const database = new sqlite.oo1.DB(':memory:');
  database.exec('BEGIN');
  for (const { name, columns, rows } of dataSet.tables) {
    const declared = columns.map((column) => `${quoted(column.name)} ${types[column.type]}`);
    database.exec(`CREATE TABLE ${quoted(name)} (${declared.join(', ')})`);
    const insert = database.prepare(`INSERT INTO ${quoted(name)} VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.bind(row).stepReset();
    insert.finalize();
  }
  database.exec('COMMIT');
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_LENGTH, longestValue);
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_COLUMN, mostColumns);
  // Other databases would outlive the run, and so would a limit of memory.
  capi.sqlite3_set_authorizer(
    database,
    (_argument, action, name) => {
      const isRefused =
        action === capi.SQLITE_ATTACH ||
        (action === capi.SQLITE_PRAGMA && /^(hard|soft)_heap_limit$/i.test(String(name)));
      return isRefused ? capi.SQLITE_DENY : capi.SQLITE_OK;
    },
    0,
  );
  return database;
}
