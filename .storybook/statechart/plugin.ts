/**
 * Brings the flows into the workshop: `statecharts.json` for the panel, `virtual:flows` for the flows page. They are read
 * in a process of its own, so that a changed machine is shown without a restart.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Workshop } from './flow.ts';

const file = 'statecharts.json';
const name = 'virtual:flows';
const resolved = `\0${name}`;
/** What the flows are read from. */
const source =
  /src\/machines\/|\.model\.ts$|\.view\.stories\.tsx$|reports\/models\/coverage\.json$|content\/courses\/.+\.yaml$/;
const mostBytes = 32 * 1024 * 1024;

const run = promisify(execFile);

export function statecharts(): Plugin {
  let read: Promise<string> | null = null;
  const json = () => {
    read ??= run(process.execPath, ['.storybook/statechart/data.ts'], { maxBuffer: mostBytes }).then(
      ({ stdout, stderr }) => {
        process.stderr.write(stderr);
        return stdout;
      },
      (error) => {
        read = null;
        throw error;
      },
    );
    return read;
  };
  return {
    name: 'statecharts',
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const { flows }: Workshop = JSON.parse(await json()); // data.ts wrote it, and is checked against the same type
      const texts = flows.map(({ drawing: _, events: __, ...flow }) => flow);
      return `export const flows = ${JSON.stringify(texts)};`;
    },
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (source.test(path)) read = null;
      });
      server.middlewares.use(`/${file}`, (_request, response, next) => {
        json().then((text) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(text);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: await json() });
    },
  };
}
