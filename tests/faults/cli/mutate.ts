/** Mutation test of the fault tests: the product is built with one defect at a time, and its cases have to fail. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

type Mutation = {
  name: string;
  /** What is changed in which file. */
  file: string;
  from: string;
  to: string;
  /** The cases that have to find it. */
  cases: string;
};

const mutations: readonly Mutation[] = [
  {
    name: 'every try has a key of its own',
    file: '/src/sync/persisted-keys.ts',
    from: 'known?.digest === digest ? known',
    to: 'known?.digest === "" ? known',
    cases: 'lesson/quiz answering: an answer after the client gave up',
  },
  {
    name: 'the device keeps no draft',
    file: '/src/sync/draft-record.ts',
    from: 'if (next) drafts.put',
    to: 'if (next && !next) drafts.put',
    cases: 'lesson/quiz answering: (reload|tab closed)',
  },
  {
    name: 'a tab writes over what it has not seen',
    file: '/src/sync/device-drafts.ts',
    from: 'const isKnown = !before ||',
    to: 'const isKnown = !before || true ||',
    cases: 'account/profile-details editing: second tab',
  },
];

const folder = resolve('reports/faults-build');

/** Changes the one place. A place that is not there any more is an error, as nothing would be checked. */
function mutator({ name, file, from, to }: Mutation): Plugin {
  let isDone = false;
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file) || !code.includes(from)) return null;
      isDone = true;
      return { code: code.replace(from, to), map: null };
    },
    generateBundle() {
      if (!isDone) throw new Error(`"${name}": ${file} has no "${from}" any more.`);
    },
  };
}

/** Whether the cases pass in such a build. */
async function passes(cases: string, plugins: Plugin[]): Promise<boolean> {
  await build({ plugins, build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' });
  copyFileSync(`${folder}/index.html`, `${folder}/app.html`);
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts', '-g', cases, '--reporter', 'dot'],
    { stdio: 'ignore', env: { ...process.env, DIST_FOLDER: folder } },
  );
  return status === 0;
}

/** Returns whether each mutation was found, and nothing where there is none. */
export async function findsMutations(): Promise<boolean> {
  const isSound = await passes(mutations.map(({ cases }) => cases).join('|'), []);
  console.log(isSound ? 'passed: the product as it is' : 'failed: the product as it is');
  let areFound = true;
  for (const mutation of mutations) {
    const isMissed = await passes(mutation.cases, [mutator(mutation)]);
    console.log(`${isMissed ? 'missed' : 'found'}: ${mutation.name}`);
    areFound &&= !isMissed;
  }
  return isSound && areFound;
}
