/** The folders are as docs/architecture.md says: the same subjects in every room, and names that say something new. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths, patterns } from '../../src/paths.ts';
import { repeats, subjectsIn } from './structure.ts';

const architecture = readFileSync('docs/architecture.md', 'utf8');
const subjects = subjectsIn(architecture);

/** The rooms that are divided by subject, and what else they have besides. */
const rooms: Record<string, string[]> = {
  'src/machines': [],
  'src/routes': [],
  'src/ui/screens': [],
  'tests/models/flows': [],
  'tests/pages': [],
  server: ['cli', 'content', 'demonstration', 'http', 'platform', 'testing'],
};

const foldersIn = (room: string) =>
  globSync(`${room}/*/`)
    .map((folder) => basename(folder))
    .toSorted();

describe('docs/architecture.md lists the subjects', () => {
  it('and each of them has machines or a server', () => {
    const used = new Set([...foldersIn('src/machines'), ...foldersIn('server')]);
    expect(subjects.filter((subject) => !used.has(subject))).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s has no folder by another name', (room, others) => {
    expect(foldersIn(room).filter((folder) => ![...subjects, ...others].includes(folder))).toEqual([]);
  });
});

/** What is in the repository's first folder. `docs/architecture.md` has the rooms. */
const topLevel = {
  folders: [
    '.ci',
    '.github',
    '.storybook',
    'content',
    'deploy',
    'docs',
    'public',
    'review',
    'scripts',
    'server',
    'src',
    'tests',
  ],
  readers: ['CONTRIBUTING.md', 'README.md'],
  tools: [
    ...['.dependency-cruiser.cjs', '.gitignore', '.npmrc', 'biome.json', 'chromatic.config.json', 'drizzle.config.ts'],
    ...['index.html', 'openapi.yaml', 'package-lock.json', 'package.json', 'panda.config.ts', 'playwright.config.ts'],
    ...['postcss.config.js', 'redocly.yaml', 'tsconfig.json', 'vite.config.ts'],
  ],
};

describe('The first folder', () => {
  it('has nothing that is not named here, so that no note is committed by accident', () => {
    const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const [...entries] = new Set(stdout.split('\0').flatMap((path) => path.split('/')[0] || []));
    const { folders, readers, tools } = topLevel;
    expect(entries.toSorted()).toEqual([...folders, ...readers, ...tools].toSorted());
  });
});

/** Folders that may have more files, as each file is one thing: the component library, as its README says. */
const large = new Set(['src/ui/primitives']);

describe('A folder can be taken in at a glance', () => {
  it('has at most forty files', () => {
    const files = globSync('{src,server,tests,scripts,.storybook}/**/*.{ts,tsx}');
    const counts = Map.groupBy(files, (file) => dirname(file));
    const crowded = [...counts].filter(([folder, { length }]) => length > 40 && !large.has(folder));
    expect(crowded.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
  });
});

describe('A name does not repeat the folder that it stands in', () => {
  it('in src, server and tests', () => {
    const files = globSync('{src,server,tests}/**/*.{ts,tsx}');
    expect(files.filter((file) => repeats(file))).toEqual([]);
  });

  it.each([
    ['src/machines/assignments/assignment-calendar.machine.ts', true],
    ['src/machines/catalogue/catalogue.machine.ts', true],
    ['server/certificates/certificate.ts', true],
    ['src/machines/assignments/calendar.machine.ts', false],
    ['src/ui/screens/lesson/quiz/quiz.view.tsx', false],
    ['src/ui/screens/course/instructor-profile/course.ts', false],
  ])('%s: %s', (file, isRepeated) => expect(repeats(file)).toBe(isRepeated));
});

describe('src/paths.ts has every URL of the app', () => {
  /** The first segment of each address. */
  const firsts = new Set(
    [paths, patterns, paths.teach, patterns.teach]
      .flatMap((all) => Object.values(all))
      .flatMap((path) => (typeof path === 'string' && path !== '/' ? (path.split('/')[1] ?? []) : [])),
  );
  const own = new RegExp(`(?:to|href|navigate|path|useMatch)[=:( {]+['"\`]/(${[...firsts].join('|')})\\b`);

  it('views and routes write none of their own', () => {
    const files = globSync('src/{ui,routes}/**/*.{ts,tsx}', { exclude: ['**/*.stories.tsx', '**/*.test.ts'] });
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (own.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '<Link to="/login">',
    "back={{ to: '/dashboard' }}",
    'navigate(`/courses/one`)',
    "useMatch('/courses/:courseId/outline')",
    'to="/teach/grading"',
  ])('would find %s', (line) => expect(own.test(line)).toBe(true));

  it.each([
    [patterns.course, paths.course('a/b')],
    [patterns.outline, paths.outline('a/b')],
    [patterns.lesson, paths.lesson('a/b', 'm1-l1')],
    [patterns.resource, paths.resource('a/b')],
    [patterns.certificate, paths.certificate('a/b')],
    [patterns.teach.course, paths.teach.course('a/b')],
  ])('%s matches the address that is made for it', (pattern, path) => {
    expect(Object.values(matchPath(pattern, path)?.params ?? {})[0]).toBe('a/b');
  });
});
