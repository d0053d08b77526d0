/** Mutation test of the fault tests: the product is built with one defect at a time, and its cases have to fail. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { plant } from '../../mutation.ts';
import { type Defect, mutations } from './mutations.ts';

const folder = resolve('reports/faults-build');

/** Plants the defect in the build; a build without the file is an error, as its cases would prove nothing. */
function mutator(defect: Defect): Plugin {
  const { name, file } = defect;
  let isPlanted = false;
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      if (id !== resolve(file)) return null;
      isPlanted = true;
      return { code: plant(code, defect), map: null };
    },
    generateBundle() {
      if (!isPlanted) throw new Error(`"${name}": the build has no ${file}.`);
    },
  };
}

/** Builds the product with these plugins, and returns whether the cases pass in it. */
async function passes(cases: string, plugins: Plugin[]): Promise<boolean> {
  await build({ plugins, build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' });
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts', '-g', cases, '--reporter', 'dot'],
    { stdio: 'ignore', env: { ...process.env, DIST_FOLDER: folder } },
  );
  return status === 0;
}

/** Returns whether the cases pass in the product as it is, and fail with each of the defects. */
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
