import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const routerBuild = resolve('node_modules/react-router/dist/production');

/** Takes from the libraries of the first chunk what runs, and leaves what is there for other ways to use them. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
      resolve: {
        alias: [
          // The production files, which the package offers by no condition.
          { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
          // A shim for React before 18.
          { find: /^use-sync-external-store\/shim\b/, replacement: 'use-sync-external-store' },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      // Data forms, scroll restoration, framework scripts: their names and wrappers look like effects to the bundler,
      // which keeps them all.
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
