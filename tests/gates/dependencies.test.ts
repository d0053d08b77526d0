/** Every package in package.json is installed, pinned, and has its reason in docs/dependencies.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const declared = Object.fromEntries(
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    // A package under a second name: `npm:typescript@7.0.2`.
    .map(([name, version]) => [name, version.replace(/^npm:.+@/, '')]),
);

const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)];
const listed = rows.map(([, name]) => name ?? '');

describe('docs/dependencies.md', () => {
  it('lists every package of package.json', () => {
    expect(Object.keys(declared).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('lists no other', () => {
    expect(listed.filter((name) => !(name in declared))).toEqual([]);
  });

  it('lists each once, with a reason', () => {
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
    expect(rows.filter(([, , reason]) => !reason?.trim()).map(([row]) => row)).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every version exactly', () => {
    expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z]+\.?\d+)?$/.test(version))).toEqual(
      [],
    );
  });

  it('agrees with the lock file', () => {
    const locked = Object.keys(declared).map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(locked)).toEqual(declared);
  });
});
