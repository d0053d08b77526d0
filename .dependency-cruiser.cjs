/**
 * Which folder may import which, from low to high; tests/gates/layers.test.ts runs it. A folder of the server may import
 * itself and what is lower, never a folder beside it in its row. What a room of src must not know besides (React, the
 * client, …) is in biome.json.
 */
const layers = [
  ['platform'],
  ['http', 'content'],
  ['sync'],
  ['account'],
  ['course'],
  ['analytics'],
  [
    'catalogue',
    'lesson',
    'certificates',
    'resources',
    'schedule',
    'payment',
    'privacy',
    'assignments',
    'announcements',
    'questions',
  ],
  ['grading', 'practice', 'search'],
  ['teaching'],
  ['demonstration'],
];

const tests = '\\.test\\.ts$';

const upward = layers.flatMap((row, index) =>
  row.map((folder) => {
    const allowed = [...layers.slice(0, index).flat(), folder];
    return {
      name: `server-${folder}-imports-upward`,
      comment: `server/${folder} may import ${allowed.map((lower) => `server/${lower}`).join(', ')}.`,
      severity: 'error',
      from: { path: `^server/${folder}/`, pathNot: tests },
      to: { path: '^server/', pathNot: `^server/(${allowed.join('|')})/` },
    };
  }),
);

/** The rooms of src, from low to high. Only `routes` sees `ui`, whose own rules are in biome.json. */
const rooms = ['api', 'runtimes', 'machines', 'sync', 'routes'];

const srcUpward = rooms.map((room, index) => ({
  name: `src-${room}-imports-upward`,
  comment: `src/${room} may import ${[...rooms.slice(0, index), 'brand.ts', 'paths.ts'].join(', ')}${room === 'routes' ? ', ui' : ''}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: tests },
  to: {
    path: `^src/(${[...rooms.slice(index + 1), ...(room === 'routes' ? [] : ['ui']), 'main', 'prerender'].join('|')})[/.]`,
  },
}));

const known = [...layers.flat(), 'cli', 'testing'].join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upward,
    ...srcUpward,
    {
      name: 'server-cli-imports-upward',
      comment: 'A command uses subjects and platform, not the server that main.ts puts together.',
      severity: 'error',
      from: { path: '^server/cli/', pathNot: tests },
      to: { path: ['^server/[^/]+\\.ts$', '^server/testing/'] },
    },
    {
      name: 'server-imports-its-test-helpers',
      comment: 'server/testing is for tests alone.',
      severity: 'error',
      from: { path: ['^server/[^/]+\\.ts$', '^src/'], pathNot: ['\\.test\\.tsx?$'] },
      to: { path: '^server/(testing|cli)/' },
    },
    {
      name: 'server-folder-without-a-layer',
      comment: 'Give the new folder its place in the rows of .dependency-cruiser.cjs.',
      severity: 'error',
      from: {},
      to: { path: '^server/[^/]+/', pathNot: `^server/(${known})/` },
    },
    {
      name: 'circle',
      comment: 'Two files that import each other can be read only together: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^server/platform/database/migrations/' },
    // Imports of types count, too.
    tsPreCompilationDeps: true,
  },
};
