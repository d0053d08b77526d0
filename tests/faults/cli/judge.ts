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
    file: '/src/api/kept-intents.ts',
    from: 'known?.digest === digest ? known',
    to: 'known?.digest === "" ? known',
    cells: 'lesson-quiz answering: an answer after the client gave up',
  },
  {
    name: 'the device keeps no draft',
    file: '/src/api/drafts.ts',
    from: 'if (next) drafts.put',
    to: 'if (next && !next) drafts.put',
    cells: 'lesson-quiz answering: (reload|tab closed)',
  },
  {
    name: 'a tab writes over what it has not seen',
    file: '/src/api/drafts.ts',
    from: 'const isKnown = !before ||',
    to: 'const isKnown = !before || true ||',
    cells: 'profile-details editing: second tab',
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

/** Returns whether each fault was found. */
export async function judge(): Promise<boolean> {
  const missed: string[] = [];
  for (const fault of faults) {
    await build({ plugins: [disabling(fault)], build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' });
    copyFileSync(`${folder}/index.html`, `${folder}/app.html`);
    const { status } = spawnSync(
      'npx',
      ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts', '-g', fault.cells, '--reporter', 'dot'],
      { stdio: 'ignore', env: { ...process.env, DIST_FOLDER: folder } },
    );
    console.log(`${status === 0 ? 'missed' : 'found'}: ${fault.name}`);
    if (status === 0) missed.push(fault.name);
  }
  return missed.length === 0;
}
