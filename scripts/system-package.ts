/** Installs packages of the distribution, where that is allowed: as root, on Debian and its kin. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Milliseconds; a closed network must not hold up the tests. */
const patience = 300_000;

/** Whether the command succeeded. */
export const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', timeout: patience }).status === 0;

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const install = (...words: string[]) => mayInstall && run('apt-get', 'install', '-y', '-q', ...words);

/** Returns whether the packages are there now. `words`: their names, and options of `apt-get install`. */
export const installPackages = (...words: string[]): boolean =>
  install(...words) || (mayInstall && run('apt-get', 'update', '-q') && install(...words));
