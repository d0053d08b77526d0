/**
 * Configures which modules share a file in the app's build. By default the bundler writes many more small files, each
 * compressed by itself and each listed in the first one. docs/adr/011-tools-of-our-own.md has what that saves.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** A module that this many routes, or parts that are loaded by themselves, use is loaded with the first of them. */
const usersThatShare = 10;

// An icon is loaded with the screen that shows it.
const icon = /lucide-react\/.*\/icons\//;
// Needed to call the API: a page that was rendered with its data does without.
const call = /node_modules\/(zod|openapi-fetch)\/|\/src\/api\//;
// Large, and used by some screens only.
const some = /node_modules\/(@ark-ui|@zag-js|@internationalized|@floating-ui|react-hook-form|@hookform|marked)\//;
const screen = /\/src\/ui\/screens\//;

/** The modules that `root` imports, directly or not, except icons. */
function needed(graph: Graph, root: string): string[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || icon.test(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  found.delete(root);
  return [...found];
}

/** `entry` starts the app; `first` is the route that most visitors see first. */
export function chunks(entry: string, first: string): Plugin {
  let start: Set<string>;
  const inStart = (id: string, graph: Graph) => {
    start ??= new Set([
      ...needed(graph, resolve(entry)),
      ...needed(graph, resolve(first)).filter((module) => !screen.test(module)),
    ]);
    return start.has(id);
  };
  const groups = [
    { debugName: 'start', name: (id: string, graph: Graph) => (inStart(id, graph) ? 'start' : null), priority: 2 },
    {
      debugName: 'common and client',
      name: (id: string, graph: Graph) => {
        const modules = [id, ...needed(graph, id)];
        const includes = (pattern: RegExp) => modules.some((module) => pattern.test(module));
        if (icon.test(id) || includes(some)) return null;
        return includes(call) ? 'client' : 'common';
      },
      minShareCount: usersThatShare,
      priority: 1,
    },
  ];
  return {
    name: 'chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          // The first file lists the names of all others, and every route loads it: short names save bytes.
          output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash:7].js' },
        },
      },
    }),
  };
}
