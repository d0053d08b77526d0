/**
 * The workers that run students' code, and the files that these need, in a folder of their own: the server sends what is in
 * it with a policy of its own (server/http/static-files.ts).
 */
import type { Plugin, UserConfig } from 'vite';
import { pythonLibrary } from './python-library.ts';

const folder = 'runtimes';

/** For Vite's `worker`. */
export const runtimeWorkers: NonNullable<UserConfig['worker']> = {
  format: 'es',
  plugins: () => [leanSqlite()],
  rolldownOptions: {
    output: {
      entryFileNames: `${folder}/[name]-[hash].js`,
      // One file each: the policy lets a worker load no further script.
      codeSplitting: false,
    },
  },
};

export function runtimeFiles(): Plugin {
  return {
    name: 'runtime-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^pyodide\/python_stdlib\.zip\?url$/ },
      handler: async () => `${await pythonLibrary()}?url`,
    },
    config: () => ({
      // Each is one file already. If Vite prepared it, the page would reload the first time that code runs.
      optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm', 'pyodide'] },
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              names.some((name) => /\.(wasm|zip)$/.test(name))
                ? `${folder}/[name]-[hash][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  };
}

/** Gives the runner a file whose exports have their names, so that its journeys can open it by itself. */
export const runnerAlone = (): Plugin => ({
  name: 'runner-alone',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/runtimes/runner.ts', preserveSignature: 'allow-extension' });
  },
});

/**
 * SQLite's build for browsers has workers of its own and files that outlive the page, a third of its code. The one for Node has
 * neither, and runs in a worker as well, without the lines that are for Node.
 */
function leanSqlite(): Plugin {
  const build = /@sqlite\.org\/sqlite-wasm\/dist\/index\.mjs$/;
  return {
    name: 'lean-sqlite',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== '@sqlite.org/sqlite-wasm') return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace(build, '@sqlite.org/sqlite-wasm/dist/node.mjs') };
    },
    transform: {
      filter: { id: /@sqlite\.org\/sqlite-wasm\/dist\/node\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/\bif \(ENVIRONMENT_IS_NODE\)/g, 'if (false)')
          .replace('var ENVIRONMENT_IS_NODE = true', 'var ENVIRONMENT_IS_NODE = false')
          // Nothing is loaded from this address, as the page hands over the compiled file.
          .replaceAll(/new URL\("sqlite3\.wasm", import\.meta\.url\)\.href/g, '"sqlite3.wasm"'),
        map: null,
      }),
    },
  };
}
