/** The README's table of settings is the one that the server reads: no setting without its row, no row without its setting. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingDefaults, settingNames } from '../../server/platform/config.ts';
import { secretNames } from '../../server/platform/secret-files.ts';

const readme = readFileSync('README.md', 'utf8');
const [, table = ''] = readme.split(/^\| Variable \| Meaning \| Default \|$/m);
const rows = (/^(?:\n\|.*)+/.exec(table)?.[0] ?? '')
  .split('\n')
  .slice(2)
  .map((line) => {
    const [, names = '', meaning = '', usual = ''] = line.split(/(?<!\\)\|/);
    return { names: [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''), meaning, usual };
  });

describe('The table of settings in the README', () => {
  it('has each setting that the server reads, once, and no other', () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...settingNames].toSorted());
  });

  it('says what each means, and the default that it has', () => {
    expect(rows.filter(({ meaning }) => meaning.trim() === '').map(({ names }) => names)).toEqual([]);
    const wrong = Object.entries(settingDefaults).filter(([name, value]) => {
      const row = rows.find(({ names }) => names.includes(name));
      return typeof value !== 'object' && !row?.usual.includes(String(value));
    });
    expect(wrong).toEqual([]);
  });

  it('stands beside the names of the files that a secret may come from', () => {
    expect(secretNames.filter((name) => !readme.includes(`\`${name}_FILE\``))).toEqual([]);
  });

  it('is all that the server takes from its environment', () => {
    const readers = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] })
      .filter((file) => readFileSync(file, 'utf8').includes('process.env'))
      .filter((file) => !file.startsWith('server/cli/') && file !== 'server/main.ts');
    expect(readers).toEqual([]);
  });
});
