/** Makes sure that there is a Chromium to test in: a found one, Playwright's download, or the distribution's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!existsSync(findChromium())) {
  console.log('No Chromium found; installing one.');
  const installed =
    run('npx', 'playwright', 'install', 'chromium') ||
    (run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium'));
  if (!installed || !existsSync(findChromium())) {
    console.error('Could not install Chromium. Install one and set CHROMIUM_PATH to its executable.');
    process.exit(1);
  }
}
console.log(`Chromium: ${findChromium()}`);
