/** Runs students' SQL, in a worker that can reach nothing. */
import { openSqlite } from './sql/database.ts';
import { runSql } from './sql/run.ts';
import { serve } from './worker/serve.ts';

serve(async ({ module }) => {
  const sqlite = await openSqlite(module);
  return { run: (input) => runSql(sqlite, input), snapshot: null };
});
