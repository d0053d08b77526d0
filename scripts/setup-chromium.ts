/**
 * Makes sure that there is a Chromium to test in: a found one, Playwright's download, or the distribution's package. In
 * a container the distribution's headless shell is taken where it can be had.
 */
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './chromium.ts';
import { installPackages, run } from './system-package.ts';

const isThere = () => existsSync(findChromium());

if (!process.env['CHROMIUM_PATH'] && !existsSync(headlessShell)) installPackages('chromium-headless-shell');
if (!isThere()) run('npx', 'playwright', 'install', 'chromium') || installPackages('chromium');
if (!isThere()) {
  console.error('Could not install Chromium. Install one and set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
console.log(`Chromium: ${findChromium()}`);
