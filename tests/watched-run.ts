/** Runs of Playwright that a person wants to watch: in a window, or step by step afterwards, as a trace. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { findChromium } from '../scripts/chromium.ts';
import { refuse } from '../scripts/command-line.ts';

/** For `readArguments`. */
export const watchOptions = {
  headed: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
} as const;
type Watch = { headed: boolean; trace: boolean };

/** The words without the value that Playwright's own `--trace` takes. */
export const namesIn = (words: readonly string[], { trace }: Watch) =>
  words.filter((word) => !(trace && word === 'on'));

/** `folder` is where the configuration has its output. Returns the exit code, and says how to open what was recorded. */
export function runPlaywright(
  words: readonly string[],
  { headed, trace }: Watch,
  { folder, env = {} }: { folder: string; env?: Record<string, string> },
): number {
  if (headed && process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    refuse('A window needs a display: set DISPLAY, or take --trace instead.');
  const watched = [...(headed ? ['--headed', '--workers', '1'] : []), ...(trace ? ['--trace', 'on'] : [])];
  const browser = headed ? { CHROMIUM_PATH: findChromium({ headed: true }) } : {};
  const { status } = spawnSync('npx', ['playwright', 'test', ...words, ...watched], {
    stdio: 'inherit',
    env: { ...process.env, ...browser, ...env },
  });
  if (trace) for (const file of globSync(`${folder}/*/trace.zip`)) console.log(`npx playwright show-trace ${file}`);
  return status ?? 1;
}
