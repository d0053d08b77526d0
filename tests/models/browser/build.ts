/** Builds the app as for production, with inspected actors and screens, into a folder of its own. */
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

export const builtFolder = resolve('reports/models-build');
const replacements: Readonly<Record<string, string>> = {
  xstate: resolve('tests/models/browser/inspected-xstate.ts'),
  'react/jsx-runtime': resolve('tests/models/browser/inspected-jsx.ts'),
};
const screen = /\/src\/ui\/screens\/([^/]+\/([^/]+))\/\2\.view\.tsx$/;

const inspector: Plugin = {
  name: 'inspector',
  enforce: 'pre',
  resolveId(source, importer) {
    const replacement = replacements[source];
    return replacement && importer !== replacement ? replacement : null;
  },
  /** Marks each screen with the name of its flow, which `inspected-jsx.ts` reports. */
  transform(code, id) {
    const [, stem] = screen.exec(id) ?? [];
    const [, name] = /export function (\w+Screen)\b/.exec(code) ?? [];
    return stem && name ? { code: `${code}\nObject.assign(${name}, { stem: '${stem}' });`, map: null } : null;
  },
};

export async function buildInspected(): Promise<void> {
  await build({ plugins: [inspector], build: { outDir: builtFolder, emptyOutDir: true }, logLevel: 'warn' });
  // The server sends `app.html`, the empty shell, for every route.
  copyFileSync(resolve(builtFolder, 'index.html'), resolve(builtFolder, 'app.html'));
}
