/**
 * `npm run alerts`: Prometheus' own `promtool` checks and tests the rules of `deploy/prometheus`. It is part of Debian's package
 * `prometheus`. Where it is missing, the package is unpacked into `node_modules/.cache`, which needs no rights and starts no
 * service; where that cannot be, the line that installs it is printed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArguments } from '../command-line.ts';
import { run } from '../system-package.ts';

readArguments(import.meta.filename, { options: {} });

const cache = resolve('node_modules/.cache/prometheus');
const unpacked = join(cache, 'usr/bin/promtool');
const works = (command: string) => spawnSync(command, ['--version']).status === 0;

function promtool(): string | null {
  if (works('promtool')) return 'promtool';
  if (works(unpacked)) return unpacked;
  if (!existsSync('/usr/bin/apt-get')) return null;
  mkdirSync(cache, { recursive: true });
  spawnSync('apt-get', ['download', 'prometheus'], { cwd: cache, stdio: 'inherit', timeout: 300_000 });
  const [archive] = globSync(join(cache, 'prometheus_*.deb'));
  if (archive) run('dpkg-deb', '-x', archive, cache);
  return works(unpacked) ? unpacked : null;
}

const tool = promtool();
if (!tool) {
  console.error("promtool is missing. It is part of Debian's package prometheus: apt-get install prometheus");
  process.exit(1);
}
const passed =
  run(tool, 'check', 'config', 'deploy/prometheus/prometheus.yml') &&
  run(tool, 'test', 'rules', 'deploy/prometheus/rules.test.yml');
process.exitCode = passed ? 0 : 1;
