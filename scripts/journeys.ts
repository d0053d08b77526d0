/**
 * `npm run journeys`: journeys through the built product.
 *
 *   npm run journeys -- sign-in    those whose file says so
 *   npm run journeys -- sign-in --trace     with a trace of each, to look at step by step (`--headed`: in a window)
 *   npm run journeys -- --whole    with every fault of every call, and axe in light and dark on every route
 */

import { namesIn, runPlaywright, watchOptions } from '../tests/watched-run.ts';
import { buildOnce } from './build-once.ts';
import { readArguments, refuse } from './command-line.ts';
import { journeyFiles } from './test-samples.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false }, ...watchOptions },
});

const chosen = namesIn(positionals, values);

// As Playwright reads them: a regular expression for the file's path, with or without a line.
const unknown = chosen.filter((word) => {
  const path = new RegExp(word.replace(/(:\d+)+$/, ''), 'i');
  return !journeyFiles.some((file) => path.test(file));
});
if (unknown.length > 0) {
  const names = journeyFiles.map((file) => `  ${file.replace(/^tests\/journeys\/(.+)\.spec\.ts$/, '$1')}`);
  refuse(`No journey is called ${unknown.join(', ')}. There are:\n${names.join('\n')}`);
}

// Playwright looks for them in whole paths, in which the folder of the checkout may have the word, too.
const wanted = chosen.map((word) => `tests/journeys/.*${word}`);
if (!buildOnce()) process.exit(1);
process.exitCode = runPlaywright(wanted, values, {
  folder: 'test-results/journeys',
  ...(values.whole && { env: { WHOLE: '1' } }),
});
