/** Builds the app as for production, with inspected actors, into a folder of its own. */
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

export const builtFolder = resolve('reports/models-build');
const inspected = resolve('tests/models/browser/inspected-xstate.ts');

const inspector: Plugin = {
  name: 'inspected-xstate',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'xstate' && importer !== inspected ? inspected : null),
};

export async function buildInspected(): Promise<void> {
  await build({ plugins: [inspector], build: { outDir: builtFolder, emptyOutDir: true }, logLevel: 'warn' });
  // Every page starts as the empty shell.
  copyFileSync(resolve(builtFolder, 'index.html'), resolve(builtFolder, 'app.html'));
}
