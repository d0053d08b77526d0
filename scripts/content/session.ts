/** Runs the blocks of a lesson with the runtimes that its exercises have in the browser. */
import type { DataSet } from '../../src/api/generated/schema.d.ts';
import { type Python, runPython } from '../../src/runtimes/python/run.ts';
import type { Sqlite } from '../../src/runtimes/sql/database.ts';
import { runSql } from '../../src/runtimes/sql/run.ts';
import type { Ran, Session } from './blocks.ts';

type Codes = Parameters<Session>[1];

export function sessionOf(sqlite: Sqlite, python: Python): Session {
  return (language, codes, dataSet) =>
    language === 'sql' ? runQueries(sqlite, codes, dataSet) : runBlocks(python, codes, dataSet);
}

/** Runs each query after all earlier ones, as one of those may have changed rows. */
function runQueries(sqlite: Sqlite, codes: Codes, dataSet: DataSet): Ran[] {
  const ran: Ran[] = [];
  let before = '';
  for (const { code, raises } of codes) {
    const result = runSql(sqlite, { code: `${before}${code}`, dataSet, checks: [], input: '' });
    if (result.kind === 'error') {
      ran.push({ kind: 'error', message: result.message });
      if (!raises) break;
      continue;
    }
    ran.push(returnsRows(code) ? { kind: 'table', columns: result.columns, rows: result.rows } : { kind: 'nothing' });
    before += `${code.trimEnd().replace(/;?$/, ';')}\n`;
  }
  return ran;
}

/** Whether the last statement does. Statements are split at semicolons that end a line: no string has one there. */
function returnsRows(code: string): boolean {
  const statements = code.replace(/--.*$/gm, '').split(/;\s*(?:\n|$)/);
  return /^\s*(SELECT|WITH|VALUES|EXPLAIN|PRAGMA)\b/i.test(statements.findLast((one) => one.trim() !== '') ?? '');
}

const [begins, failed] = ['\u001e', '\u001f'];

/** Runs all blocks in one go, so that a block knows the names that earlier ones define. */
function runBlocks(python: Python, codes: Codes, dataSet: DataSet): Ran[] {
  const code = `
import json as _json
for _block in _json.loads(${JSON.stringify(JSON.stringify(codes))}):
    print('${begins}', end='')
    try:
        exec(compile(_block['code'], 'lesson.py', 'exec'), globals())
    except Exception as _error:
        print('${failed}' + type(_error).__name__ + ': ' + str(_error), end='')
        if not _block['raises']:
            break
`;
  const result = runPython(python, { code, dataSet, checks: [], input: '' });
  if (result.kind === 'error') return [{ kind: 'error', message: result.message }];
  return result.text
    .split(begins)
    .slice(1)
    .map((text) => {
      const [printed = '', message] = text.split(failed);
      return message === undefined ? { kind: 'text', text: printed } : { kind: 'error', message };
    });
}
