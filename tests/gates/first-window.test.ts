/** §product.79 Each view and each page says what a person came for (docs/adr/028-first-window.md). */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stems as all, storyFileOf } from '../flows.ts';

const pagesFile = '.storybook/connected/pages.stories.tsx';
const stories = readFileSync(pagesFile, 'utf8');

/** Flows that a screen draws. */
const stems = all.filter((stem) => existsSync(storyFileOf(stem)));
/** They draw nothing but what is in them. */
const frames = ['InstructorsOnly', 'Grading'];
const pages = [...readFileSync('src/routes/app.tsx', 'utf8').matchAll(/screen\('(\w+)'/g)].flatMap(([, name]) =>
  name && !frames.includes(name) ? name : [],
);

describe('§product.79 What one came for is declared', () => {
  it.each(stems)('%s', (stem) => {
    const isDeclared = readFileSync(storyFileOf(stem), 'utf8').includes('cameFor:');
    expect(
      isDeclared ? [] : [`${storyFileOf(stem)}: parameters.cameFor says what one came for in each state.`],
    ).toEqual([]);
  });

  // A story of that file cannot be written without saying it.
  it.each(pages)('page %s', (page) => {
    const isShown = stories.includes(`export const ${page} = `);
    expect(isShown ? [] : [`Write ${pagesFile}: export const ${page} says what one came for.`]).toEqual([]);
  });

  it('and is held where each story is shown', () => {
    expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain('await holdFirstWindow(context)');
  });
});
