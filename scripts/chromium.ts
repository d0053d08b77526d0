/** Finds the Chromium that stories and journeys run in. `scripts/setup-chromium.ts` sees to it that there is one. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a closed network and for running as root in a container. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The executable's path: `CHROMIUM_PATH`, a system Chromium, or Playwright's own download. */
export function findChromium(): string {
  const candidates = [process.env['CHROMIUM_PATH'], ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
