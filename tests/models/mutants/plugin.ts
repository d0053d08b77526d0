/** Vitest plugin: every import of the machine gets the mutant. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const whole = '?whole';
const machineFile = /\/src\/machines\/([^/]+\/[^/]+)\.machine\.ts$/;

export const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load(id) {
    const [, stem] = machineFile.exec(id) ?? [];
    if (!stem) return null;
    const [, name] = /export const (\w+Machine) = /.exec(readFileSync(id, 'utf8')) ?? [];
    if (!name) throw new Error(`${id} exports no machine.`);
    return `
      import { ${name} as machine } from '${id}${whole}';
      import { mutated } from '${resolve('tests/models/mutants/mutated.ts')}';
      export * from '${id}${whole}';
      export const ${name} = mutated('${stem}', machine);`;
  },
};
