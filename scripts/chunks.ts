/**
 * Configures which modules share a file in the app's build. By default the bundler writes many more small files, each
 * compressed by itself and each listed in the first one. docs/adr/011-tools-of-our-own.md has what that saves.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Module | null };

/** A module that at least this many routes and lazily loaded parts use goes into a file that they share. */
const usersThatShare = 25;

// An icon is loaded with the screen that shows it.
const icon = /lucide-react\/.*\/icons\//;
// Needed to call the API, so in a file of its own: a page that was rendered with its data does without it.
const call = /node_modules\/(zod|openapi-fetch)\/|\/src\/api\//;
// Too large to be loaded with pages that do not use it.
const some = /node_modules\/(@ark-ui|@zag-js|@internationalized|@floating-ui|react-hook-form|@hookform|marked)\//;
// Left out of the shared files: only the pages of one subject, or those with forms or sections, need these modules.
// Such pages may consist of so many parts that the modules would count as used everywhere.
const ofSubjects =
  /\/src\/(api\/generated\/schemas\/|routes\/dates-in-sentences|sync\/(unsent|device-store)|machines\/back-off|ui\/primitives\/section)|node_modules\/idb-keyval\//;
// Each of these becomes one file, as the students' pages load all of it. Otherwise the bundler would divide it for
// pages that need only a part, and every file costs some hundred bytes on each page that loads it.
const wholes = {
  drafts:
    /\/src\/((machines|routes|ui\/screens)\/sync\/(draft|pending-call)|sync\/((device|server|opening|running)-drafts|draft-|pending-calls|persisted-keys)|ui\/parts\/form-notes)/,
  forms: /node_modules\/(react-hook-form|@hookform)\//,
  lists: /\/src\/ui\/primitives\/(filter-group|search-field|skeleton-card)\.|icons\/search\./,
  copies: /icons\/(link-2|file-down)\./,
  passwords: /\/src\/ui\/primitives\/password-field\.|icons\/eye-off\./,
  covers: /\/src\/ui\/primitives\/(course-cover|price)\.|icons\/users\./,
};
const screen = /\/src\/ui\/screens\//;

/** `root` and the modules that it imports, directly or not. */
function reached(graph: Graph, root: string, isPassed = (_id: string) => false): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || isPassed(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return found;
}

/** The modules that `root` imports, directly or not, except icons. */
const needed = (graph: Graph, root: string) =>
  [...reached(graph, root, (id) => icon.test(id))].filter((id) => id !== root);

/** The routes and parts, loaded by themselves, that need a module. */
function usersOf(graph: Graph, entry: string): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const roots = new Set([entry]);
  for (const root of roots) {
    for (const id of reached(graph, root)) {
      users.set(id, [...(users.get(id) ?? []), root]);
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) roots.add(next);
    }
  }
  return users;
}

/** `entry` starts the app; `first` is the route that most visitors see first. */
export function chunks(entry: string, first: string): Plugin {
  let start: Set<string>;
  let users: Map<string, string[]>;
  const inStart = (id: string, graph: Graph) => {
    start ??= new Set([
      ...needed(graph, resolve(entry)),
      ...needed(graph, resolve(first)).filter((module) => !screen.test(module)),
    ]);
    return start.has(id);
  };
  const usedBy = (id: string, graph: Graph) => {
    users ??= usersOf(graph, resolve(entry));
    return users.get(id) ?? [];
  };
  const groups = [
    { debugName: 'start', name: (id: string, graph: Graph) => (inStart(id, graph) ? 'start' : null), priority: 2 },
    {
      debugName: 'common and client',
      name: (id: string, graph: Graph) => {
        if (ofSubjects.test(id) || usedBy(id, graph).length < usersThatShare) return null;
        const modules = [id, ...needed(graph, id)];
        const includes = (pattern: RegExp) => modules.some((module) => pattern.test(module));
        if (icon.test(id) || includes(some)) return null;
        return includes(call) ? 'client' : 'common';
      },
      minShareCount: usersThatShare,
      priority: 1,
    },
    ...Object.entries(wholes).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
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
