/**
 * Makes sure that there is a Chromium to test in: a found one, Playwright's download, or the distribution's package. In
 * a container the distribution's headless shell is taken where it can be had.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './chromium.ts';

/** Milliseconds; a closed network must not hold up the tests. */
const patience = 300_000;
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: patience }).status === 0;
const isThere = () => existsSync(findChromium());

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const install = (name: string) => mayInstall && run('apt-get', 'install', '-y', '-q', name);

if (!process.env['CHROMIUM_PATH'] && !existsSync(headlessShell) && !install('chromium-headless-shell')) {
  if (mayInstall && run('apt-get', 'update', '-q')) install('chromium-headless-shell');
}
if (!isThere()) run('npx', 'playwright', 'install', 'chromium') || install('chromium');
if (!isThere()) {
  console.error('Could not install Chromium. Install one and set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
console.log(`Chromium: ${findChromium()}`);
