/**
 * `npm run engines`: the main journeys in Chromium, Firefox and WebKit.
 *
 *   npm run engines                     in all three
 *   npm run engines -- firefox webkit   in these
 *
 * The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { buildOnce } from '../../../scripts/build-once.ts';
import { readArguments, refuse } from '../../../scripts/command-line.ts';
import { engines, isEngine } from '../../../scripts/engines.ts';
import { readPlaywright } from '../../../scripts/test-reports.ts';

const { positionals } = readArguments(import.meta.filename, { allowPositionals: true });
const unknown = positionals.filter((name) => !isEngine(name));
if (unknown.length > 0) refuse(`No such engine: ${unknown.join(', ')}. There are ${engines.join(', ')}.`);
const chosen = positionals.length > 0 ? positionals : engines;

const succeeds = (...words: string[]) => spawnSync(process.execPath, words, { stdio: 'inherit' }).status === 0;

if (!succeeds('scripts/setup-engines.ts', ...chosen) || !buildOnce()) process.exit(1);
const report = 'reports/engines.json';
rmSync(report, { force: true });
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'tests/engines/playwright.config.ts', '-g', `(${chosen.join('|')}):`],
  { stdio: 'inherit' },
);
const { passed, failed } = readPlaywright(JSON.parse(readFileSync(report, 'utf8')));
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = status ?? 1;
