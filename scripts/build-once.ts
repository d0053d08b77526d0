/** Builds the product unless what is built is newer than every file of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';

/** Written last, so that a build that was interrupted does not count. */
const stamp = 'reports/built';

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the file is there, and none of the sources was changed after it. */
export function isNewerThan(file: string, sources: readonly string[]): boolean {
  const built = timeOf(file);
  return built > 0 && sources.every((source) => timeOf(source) <= built);
}

export const isNewerThanSources = (file: string): boolean => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return status === 0 && isNewerThan(file, stdout.split('\0'));
};

/** Returns whether there is a build. */
export function buildOnce(): boolean {
  if (existsSync('dist/index.html') && isNewerThanSources(stamp)) return true;
  return spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status === 0;
}

export const markAsBuilt = () => writeFileSync(stamp, '');
