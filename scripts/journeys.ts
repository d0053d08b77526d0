/**
 * `npm run journeys`: journeys through the built product.
 *
 *   npm run journeys -- sign-in    those whose file or title says so
 *   npm run journeys -- --whole    with every fault of every call, and axe in light and dark on every route
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});

spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const { status } = spawnSync('npx', ['playwright', 'test', ...positionals], {
  stdio: 'inherit',
  env: { ...process.env, ...(values.whole && { WHOLE: '1' }) },
});
process.exitCode = status ?? 1;
