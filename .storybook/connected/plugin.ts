/** What connected stories need from the build: the contract's examples, and machines that report their state. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContract } from '../../server/http/openapi.ts';

const name = 'virtual:contract';
const resolved = `\0${name}`;

/** The routes' imports of these packages get an inspected version. */
const inspected: Record<string, string> = {
  xstate: resolve('.storybook/connected/inspected-xstate.ts'),
  '@xstate/react': resolve('.storybook/connected/inspected-react.ts'),
};

export function connected(): Plugin {
  const routes = resolve('src/routes');
  return {
    name: 'connected',
    enforce: 'pre',
    // Vite looks through these stories at its start, as a dependency that it finds later reloads the page.
    config: () => ({ optimizeDeps: { entries: ['.storybook/**/*.stories.tsx'] } }),
    resolveId: (id, importer) => (id === name ? resolved : importer?.startsWith(routes) ? inspected[id] : null),
    load: (id) => (id === resolved ? `export const operations = ${JSON.stringify(answers())};` : null),
  };
}

/** The part of the contract that stories are answered from: each operation with what it returns on success. */
export const answers = () =>
  readContract().operations.map(({ id, method, path, success }) => ({ id, method, path, ...success }));
