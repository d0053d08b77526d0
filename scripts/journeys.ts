/**
 * `npm run journeys`: journeys through the built product.
 *
 *   npm run journeys -- sign-in    those whose file or title says so
 *   npm run journeys -- --whole    with every fault of every call, and axe in light and dark on every route
 */
import { spawnSync } from 'node:child_process';
import { buildOnce } from './build-once.ts';
import { readWords } from './command-line.ts';

const { values, positionals } = readWords(import.meta.filename, {
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});

if (!buildOnce()) process.exit(1);
const { status } = spawnSync('npx', ['playwright', 'test', ...positionals], {
  stdio: 'inherit',
  env: { ...process.env, ...(values.whole && { WHOLE: '1' }) },
});
process.exitCode = status ?? 1;
