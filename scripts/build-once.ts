/** Builds the product unless what is built is newer than every file of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';

/** Written last, so that a build that was broken off does not count. */
const stamp = 'reports/built';

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const isNewerThanSources = (file: string): boolean => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const built = timeOf(file);
  return status === 0 && built > 0 && stdout.split('\0').every((source) => timeOf(source) <= built);
};

/** Returns whether there is a build. */
export function buildOnce(): boolean {
  if (existsSync('dist/app.html') && isNewerThanSources(stamp)) return true;
  return spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status === 0;
}

export const markAsBuilt = () => writeFileSync(stamp, '');
