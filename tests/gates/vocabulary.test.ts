/** Names use the words of the glossary in docs/architecture.md. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misnamed, namesIn, replacedIn } from './vocabulary.ts';

const replaced = replacedIn(readFileSync('docs/architecture.md', 'utf8'));
const files = globSync('{src,server,tests,scripts,.storybook}/**/*.{ts,tsx}', { exclude: ['tests/gates/vocabulary*'] });

describe('One word has one meaning', () => {
  it('in the names of files and in code', () => {
    const found = files.flatMap((file) =>
      [file, ...namesIn(readFileSync(file, 'utf8'))].flatMap((name) => {
        const mistake = misnamed(name, replaced);
        return mistake ? [`${file}: ${mistake}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('the queue of pending calls is no outbox: that is the mails', () => {
    const mails = /^(server|tests\/(journeys|contract|faults|attacks|pages))\//;
    const found = files.filter((file) => !mails.test(file) && /outbox/i.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('The gate', () => {
  it('reads the glossary', () => expect(replaced.get('hurry')).toBe('retry'));

  it.each([
    ['isOnShelf', 'isOnShelf: "shelf" is called "set-aside text"'],
    ['strikes', 'strikes: "strike" is called "fault"'],
    ['src/api/last-words.ts', 'src/api/last-words.ts: "last words" is called "unload copy"'],
    ['newsletterOf', null],
    ['pendingCall', null],
  ])('%s: %s', (name, mistake) => expect(misnamed(name, replaced)).toBe(mistake));

  it('looks at names, not at texts', () => {
    expect(namesIn("const uppercase = 'At least one letter'; // a letter")).toEqual(new Set(['uppercase']));
  });
});
