/** The second half of `npm run content`: runs the SQL and Python in lessons, and names what differs from their text. */
import { resolve } from 'node:path';
import { loadPyodide } from 'pyodide';
import { readDataSets } from '../../server/content/data-sets.ts';
import { readFolder } from '../../server/content/folder.ts';
import { Problems } from '../../server/content/problems.ts';
import * as schemas from '../../server/content/schemas.ts';
import { parseMarkdown } from '../../server/content/yaml.ts';
import { openPython } from '../../src/runtimes/python/run.ts';
import { openSqlite } from '../../src/runtimes/sql/database.ts';
import { mistakesInBlocks } from './blocks.ts';
import { givenPackages, skipped } from './packages.ts';
import { sessionOf } from './session.ts';

const folder = readFolder(resolve(process.env['CONTENT_FOLDER'] || 'content'));
// Mistakes in the files themselves go to a list that is not printed: the first half has reported them.
const dataSets = readDataSets(folder, new Problems(folder.name));
const problems = new Problems(folder.name);
const sqlite = await openSqlite();
const session = sessionOf(sqlite, await openPython(loadPyodide));
const given = await givenPackages(folder);
const extraSession = given && sessionOf(sqlite, await openPython(loadPyodide, {}, given));
let lessons = 0;
let extras = 0;

for (const [path, text] of folder.texts) {
  if (!/^courses\/[^/]+\/\d+-[^/]+\/\d+-[^/]+\.md$/.test(path) || !/^\s*```(sql|python)\b/m.test(text)) continue;
  const lesson = parseMarkdown(schemas.lesson, text, path, new Problems(folder.name));
  if (!lesson) continue;
  const { front, body, bodyLine } = lesson;
  const isExtra = 'packages' in front && front.packages !== undefined;
  if (isExtra && !extraSession) {
    extras += 1;
    continue;
  }
  const dataSet = front.data === undefined ? null : (dataSets.get(front.data)?.visible ?? null);
  if (front.data !== undefined && !dataSet)
    problems.add(path, 1, `data: there is no folder content/data/${front.data}`);
  for (const { line, text: mistake } of mistakesInBlocks(
    { body, bodyLine, dataSet },
    (isExtra && extraSession) || session,
  ))
    problems.add(path, line, mistake);
  lessons += 1;
}
for (const { file, line, text } of problems.found) console.error(`${file}:${line}: ${text}`);
const { length } = problems.found;
console.log(`${lessons} lessons show code: ${length === 1 ? '1 mistake' : `${length} mistakes`}`);
if (extras > 0) console.log(skipped(extras, 'lesson'));
process.exitCode = length === 0 ? 0 : 1;
