/** docs/security.md names each requirement once, each topic of the attacks, and nothing that does not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { topics } from '../attacks/topics.ts';

const page = readFileSync('docs/security.md', 'utf8');
const attacks = 'tests/attacks';

/** OWASP ASVS 5.0.0: how many requirements of levels 1 and 2 each section has. Their numbers start at 1 and have no gaps. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+.*?) \| (.*?) \|(?: (.*))? \|$/gm)].map(
  ([, requirement = '', state = '', how = '']) => ({ requirement, state, how }),
);

/** `1.2.6–1.2.8 LDAP` has three, `3.5.1, 3.5.2 request forgery` two. */
function numbersIn(requirement: string): string[] {
  return [...requirement.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`),
  );
}

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    const wanted = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(rows.flatMap(({ requirement }) => numbersIn(requirement)).sort()).toEqual(wanted.sort());
  });

  it.each(rows)('$requirement: is in a state that the page explains, and names what meets it', ({ state, how }) => {
    expect(['met', 'partly', 'not met', 'design', 'operator', 'none']).toContain(state);
    if (state === 'met') expect(how).toMatch(/`|\]\(/);
    if (state !== 'operator' && state !== 'none') expect(how).not.toBe('');
  });

  it('names files that exist', () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|yaml))`/g)].map(([, path = '']) => path);
    const linked = [...page.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => join('docs', path));
    const missing = [...named.map((path) => (path.includes('/') ? path : join(attacks, path))), ...linked].filter(
      (path) => !existsSync(path) && !existsSync(path.replace(`${attacks}/`, '')),
    );
    expect(missing).toEqual([]);
  });

  it('names the file of each topic of the attacks under "What is promised"', () => {
    const promised = page.slice(page.indexOf('## What is promised'), page.indexOf('Not promised:'));
    const files = readdirSync(attacks).filter((name) => /: Topic = /.test(readFileSync(join(attacks, name), 'utf8')));
    expect(files.filter((name) => !promised.includes(`\`${name}\``))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(Object.keys(topics).length - 1); // `sign-in.ts` has two
  });
});
