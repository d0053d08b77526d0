/** Whether the suite would find what it is for: the product is built with one fault at a time, and has to fail. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

type Fault = {
  name: string;
  /** What is changed in which file. */
  file: string;
  from: string;
  to: string;
  /** Cells that have to find it. */
  cells: string;
};

const faults: readonly Fault[] = [
  {
    name: 'every try has a key of its own',
    file: '/src/api/persisted-keys.ts',
    from: 'known?.digest === digest ? known',
    to: 'known?.digest === "" ? known',
    cells: 'lesson/quiz answering: an answer after the client gave up',
  },
  {
    name: 'the device keeps no draft',
    file: '/src/sync/drafts.ts',
    from: 'if (next) drafts.put',
    to: 'if (next && !next) drafts.put',
    cells: 'lesson/quiz answering: (reload|tab closed)',
  },
  {
    name: 'a tab writes over what it has not seen',
    file: '/src/sync/drafts.ts',
    from: 'const isKnown = !before ||',
    to: 'const isKnown = !before || true ||',
    cells: 'account/profile-details editing: second tab',
  },
];

const folder = resolve('reports/faults-build');

/** Changes the one place; a place that is not there any more is an error, as nothing would be judged. */
const disabling = ({ name, file, from, to }: Fault): Plugin => ({
  name: 'fault',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return null;
    if (!code.includes(from)) throw new Error(`"${name}": ${file} has no "${from}" any more.`);
    return { code: code.replace(from, to), map: null };
  },
});

/** Whether the cells hold in such a build. */
async function holds(cells: string, plugins: Plugin[]): Promise<boolean> {
  await build({ plugins, build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' });
  copyFileSync(`${folder}/index.html`, `${folder}/app.html`);
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts', '-g', cells, '--reporter', 'dot'],
    { stdio: 'ignore', env: { ...process.env, DIST_FOLDER: folder } },
  );
  return status === 0;
}

/** Returns whether each fault was found, and nothing where there is none. */
export async function judge(): Promise<boolean> {
  const isSound = await holds(faults.map(({ cells }) => cells).join('|'), []);
  console.log(isSound ? 'held: the product as it is' : 'failed: the product as it is');
  let areFound = true;
  for (const fault of faults) {
    const isMissed = await holds(fault.cells, [disabling(fault)]);
    console.log(`${isMissed ? 'missed' : 'found'}: ${fault.name}`);
    areFound &&= !isMissed;
  }
  return isSound && areFound;
}
