/**
 * `npm run journeys`: journeys through the built product.
 *
 *   npm run journeys -- sign-in    those whose file says so
 *   npm run journeys -- --whole    with every fault of every call, and axe in light and dark on every route
 */
import { spawnSync } from 'node:child_process';
import { buildOnce } from './build-once.ts';
import { readArguments, refuse } from './command-line.ts';
import { journeyFiles } from './test-samples.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});

// As Playwright reads them: a regular expression for the file's path, with or without a line.
const unknown = positionals.filter((word) => {
  const path = new RegExp(word.replace(/(:\d+)+$/, ''), 'i');
  return !journeyFiles.some((file) => path.test(file));
});
if (unknown.length > 0) {
  const names = journeyFiles.map((file) => `  ${file.replace(/^tests\/journeys\/(.+)\.spec\.ts$/, '$1')}`);
  refuse(`No journey is called ${unknown.join(', ')}. There are:\n${names.join('\n')}`);
}

// Playwright looks for them in whole paths, in which the folder of the checkout may have the word, too.
const wanted = positionals.map((word) => `tests/journeys/.*${word}`);
if (!buildOnce()) process.exit(1);
const { status } = spawnSync('npx', ['playwright', 'test', ...wanted], {
  stdio: 'inherit',
  env: { ...process.env, ...(values.whole && { WHOLE: '1' }) },
});
process.exitCode = status ?? 1;
