/** What connected stories need of the build: the contract's examples, and actors that can be watched. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Operation } from './operation.ts';

type Example = { value?: unknown; $ref?: string };
type Media = Record<string, { examples?: Record<string, Example> }>;
type Contract = {
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, { content?: Media }> }>>;
  components: { examples: Record<string, Example> };
};

const name = 'virtual:contract';
const resolved = `\0${name}`;

function operations(): Operation[] {
  // The parser cannot know the file's shape; `redocly lint` has proved it.
  const { paths, components } = parse(readFileSync('openapi.yaml', 'utf8'), { merge: true }) as Contract;
  const exampleOf = ({ $ref, value }: Example) =>
    $ref ? components.examples[$ref.split('/').at(-1) ?? '']?.value : value;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, responses }]) => {
      if (!operationId) return [];
      const [status = '200', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      const [mediaType = null] = Object.keys(success?.content ?? {});
      const examples = Object.values(success?.content?.['application/json']?.examples ?? {}).map(exampleOf);
      return [{ id: operationId, method, path, status: Number(status), mediaType, examples }];
    }),
  );
}

/** The app's own imports of these are led to the ones that can be watched. */
const watched: Record<string, string> = {
  xstate: resolve('.storybook/connected/watched-xstate.ts'),
  '@xstate/react': resolve('.storybook/connected/watched-react.ts'),
};

export function connected(): Plugin {
  const routes = resolve('src/routes');
  return {
    name: 'connected',
    enforce: 'pre',
    // Dependencies that are found before the first story runs do not reload the page.
    config: () => ({ optimizeDeps: { entries: ['.storybook/**/*.stories.tsx'] } }),
    resolveId: (id, importer) => (id === name ? resolved : importer?.startsWith(routes) ? watched[id] : null),
    load: (id) => (id === resolved ? `export const operations = ${JSON.stringify(operations())};` : null),
  };
}
