/**
 * Makes sure that the browsers are there which `npm run engines` drives: of all engines, or of those that are named. Those
 * of Firefox and WebKit come as the distribution's packages.
 */
import { type Engine, engines, isEngine, missingOf } from './engines.ts';
import { installPackages, run } from './system-package.ts';

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

const install = (engine: Engine) =>
  engine === 'chromium'
    ? run(process.execPath, 'scripts/setup-chromium.ts')
    : installPackages('--no-install-recommends', ...packages[engine]);

const named = process.argv.slice(2).filter(isEngine);
for (const engine of named.length > 0 ? named : engines) {
  if (missingOf(engine).length > 0) install(engine);
  const missing = missingOf(engine);
  if (missing.length === 0) continue;
  const advice =
    engine === 'chromium' ? '' : ` Install them as root, on Debian: apt-get install ${packages[engine].join(' ')}`;
  console.error(`Could not find what ${engine} needs: ${missing.join(', ')}.${advice}`);
  process.exitCode = 1;
}
