/** Builds the app as for production, with inspected actors and screens, into a folder of its own. */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { quiet } from '../../../scripts/quiet-build.ts';
import { rendererBuild } from '../../../scripts/renderer-build.ts';

export const builtFolder = resolve('reports/models-build');
/** Apart from the app, so that the product's server sends empty pages: walks start on both. */
export const rendererFolder = resolve('reports/models-renderer');
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
  await build({ ...rendererBuild(rendererFolder), ...quiet });
}
