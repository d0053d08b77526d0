/** Where the programs of a cluster are on this machine, and how those that are missing are installed. */
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A system's own folders are not in everyone's `PATH`. */
const folders = () => [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian's names: of the program, and of the package that has it. */
const needed = [
  ['etcd', 'etcd-server'],
  ['patroni', 'patroni'],
  ['haproxy', 'haproxy'],
  ['prometheus', 'prometheus'],
] as const;

export type Programs = Record<(typeof needed)[number][0], string> & {
  /** PostgreSQL's own folder of programs. */
  postgres: string;
};

const found = (name: string) =>
  folders()
    .map((folder) => join(folder, name))
    .find(isProgram);

/** The newest PostgreSQL of the system that has both its server and `psql`. */
const postgresFolder = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => ['postgres', 'psql', 'pg_rewind'].every((name) => isProgram(join(folder, name))))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);

/** The programs, or the packages that are missing. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const postgres = postgresFolder();
  const all = needed.map(([name, shipped]) => ({ name, shipped, file: found(name) }));
  const missing = all.filter(({ file }) => file === undefined).map(({ shipped }) => shipped);
  if (missing.length > 0 || postgres === undefined) {
    return { missing: [...missing, ...(postgres === undefined ? ['postgresql'] : [])] };
  }
  const [etcd = '', patroni = '', haproxy = '', prometheus = ''] = all.map(({ file }) => file);
  return { programs: { etcd, patroni, haproxy, prometheus, postgres } };
}

/** A sentence for who has to install them. Debian starts each as a service, which would hold its ports. */
export const missingSentence = (missing: readonly string[]): string =>
  `Missing here: ${missing.join(', ')}. On Debian, apt-get install --no-install-recommends ${missing.join(' ')} installs ` +
  'what is missing. Its services need not run: systemctl disable --now etcd haproxy patroni postgresql prometheus';
