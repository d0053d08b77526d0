/** Finds the Chromium that stories and journeys run in. `scripts/setup-chromium.ts` installs one. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell renders pages without a window, which halves the work. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a closed network and for running as root in a container. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The executable's path: `CHROMIUM_PATH`, a system Chromium (`headed`: one with a window), or Playwright's own. */
export function findChromium({ headed = false } = {}): string {
  const system = headed ? wholeBrowsers : [headlessShell, ...wholeBrowsers];
  const candidates = [process.env['CHROMIUM_PATH'], ...system, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
