/** The explorables that the content may name, those that the app draws, and those that lessons use are the same. */
import { globSync, readFileSync } from 'node:fs';
import { lexer, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { explorables } from '../../server/content/explorables.ts';
import { blockOf } from '../../src/ui/parts/explorable/block.ts';
import { ideas } from '../../src/ui/parts/explorable/ideas.ts';

const blocks = globSync('content/**/*.md').flatMap((file) =>
  lexer(readFileSync(file, 'utf8'))
    .filter((token): token is Tokens.Code => token.type === 'code' && /^explorable\b/.test(token['lang'] ?? ''))
    .map(({ lang = '', text }) => ({ file, language: lang, text })),
);

const stories = readFileSync('src/ui/parts/explorable.stories.tsx', 'utf8');

describe('§practice.123 each explorable', () => {
  test('has in the app the controls that the content may set', () => {
    const drawn = Object.entries(ideas).map(([name, { controls }]) => [
      name,
      Object.fromEntries(controls.map(({ name: control, from, to, step }) => [control, [from, to, step]])),
    ]);
    expect(Object.fromEntries(drawn)).toEqual(explorables);
  });

  test.each(Object.keys(ideas))('%s is in a lesson, and has a story', (name) => {
    expect(blocks.map(({ language }) => language)).toContain(`explorable ${name}`);
    expect(stories).toContain(`'explorable ${name}'`);
  });

  test.each(blocks)('$file: $language is drawn from where its block says', ({ language, text }) => {
    const block = blockOf(language, text);
    expect(block?.idea.look(block.first, block.second, 0).says).toMatch(/\.$/);
    const [one, other] = block?.idea.controls ?? [];
    const written = (name = '-') => new RegExp(`^${name}: *(.+)$`, 'm').exec(text)?.[1];
    expect(block?.first).toBe(Number(written(one?.name) ?? one?.start));
    if (other) expect(block?.second).toBe(Number(written(other.name) ?? other.start));
  });
});
