/** Runs students' SQL, in a worker that can reach nothing. */
import { openSqlite } from './sql/database.ts';
import { runSql } from './sql/run.ts';
import type { RunInput } from './types.ts';
import { serve } from './worker/serve.ts';

/** Of what exercises use most, as browsers compile WebAssembly function by function when each is first called. */
const sample: RunInput = {
  code: 'SELECT a.k, count(*) AS n, avg(b.v) FROM t a JOIN t b ON a.k = b.k WHERE b.v > 0 GROUP BY a.k HAVING n > 0 ORDER BY n DESC, a.k LIMIT 3;',
  dataSet: {
    id: 'sample',
    title: '',
    description: '',
    tables: [
      {
        name: 't',
        columns: [
          { name: 'k', type: 'text' },
          { name: 'v', type: 'real' },
        ],
        rows: [
          ['a', 1.5],
          ['b', 2.5],
        ],
      },
    ],
  },
  checks: [],
  input: '',
};

serve(async ({ module }) => {
  const sqlite = await openSqlite(module);
  return { run: (input) => runSql(sqlite, input), warmUp: () => runSql(sqlite, sample) };
});
