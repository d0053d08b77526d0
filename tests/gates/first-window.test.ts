/** §product.79 Each view says what a person came for, or is among those that are not laid out yet (docs/adr/028-first-window.md). */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLaidOut, most, notLaidOut } from '../first-window/not-laid-out.ts';
import { stems as all, storyFileOf } from '../flows.ts';

const file = 'tests/first-window/not-laid-out.ts';
const connectedFile = '.storybook/connected/pages.stories.tsx';
const connected = readFileSync(connectedFile, 'utf8');

/** Flows that a screen draws. */
const stems = all.filter((stem) => existsSync(storyFileOf(stem)));
const pages = [...readFileSync('src/routes/app.tsx', 'utf8').matchAll(/screen\('(\w+)'/g)].flatMap(([, name]) =>
  name && name !== 'InstructorsOnly' ? name : [],
);

const storyOf = (page: string) => connected.split(`export const ${page} `)[1]?.split('export const ')[0] ?? '';
const declares = (text: string) => text.includes('cameFor:');

describe('§product.79 What one came for is declared', () => {
  it.each(stems)('%s', (stem) => {
    const isDeclared = declares(readFileSync(storyFileOf(stem), 'utf8'));
    if (isLaidOut(stem)) {
      expect(
        isDeclared ? [] : [`${storyFileOf(stem)}: parameters.cameFor says what one came for in each state.`],
      ).toEqual([]);
    } else {
      expect(isDeclared ? [`Take '${stem}' out of ${file}: its stories declare what one came for.`] : []).toEqual([]);
    }
  });

  it.each(pages)('page %s', (page) => {
    const isKnown = declares(storyOf(page)) || !isLaidOut(`page ${page}`);
    expect(isKnown ? [] : [`${connectedFile}: parameters.cameFor of ${page} lists what one came for.`]).toEqual([]);
  });
});

describe('§product.79 The list of what is not laid out yet only gets shorter', () => {
  it('names what there is', () => {
    const known = new Set([...stems, ...pages.map((page) => `page ${page}`)]);
    expect(notLaidOut.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(notLaidOut).size).toBe(notLaidOut.length);
  });

  it('is no longer than it was', () => {
    expect(notLaidOut.length, `Lay the new view out. Where the list got shorter, lower \`most\` in ${file}.`).toBe(
      most,
    );
  });

  it('is held where each story is shown', () => {
    expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain('await holdFirstWindow(context)');
  });
});
