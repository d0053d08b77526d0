/** Playwright's global setup of the walks: builds the inspected product if sources are newer, and serves it. */
import { globSync } from 'node:fs';
import { isNewerThan } from '../../../scripts/build-once.ts';
import { startProduct } from '../../journeys/server.ts';
import { buildInspected, builtFolder } from './build.ts';

const sources = globSync([
  'src/**/*.{ts,tsx,css}',
  'tests/models/browser/{build,inspected-jsx,inspected-xstate,observer}.ts',
  'tests/models/engine/{coverage,microstep}.ts',
  'tests/nodes.ts',
  'scripts/renderer-build.ts',
  'index.html',
  'vite.config.ts',
  'public/**/*',
]);

// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default async function prepare() {
  if (process.env['MODELS_URL']) return undefined;
  if (!isNewerThan(`${builtFolder}/index.html`, sources)) await buildInspected();
  const product = await startProduct({ DIST_FOLDER: builtFolder });
  process.env['MODELS_URL'] = product.url;
  return product.stop;
}
