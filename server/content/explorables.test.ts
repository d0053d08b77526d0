import { describe, expect, test } from 'vitest';
import { readingMinutes } from './durations.ts';
import { mistakesInExplorable, withoutExplorables } from './explorables.ts';

describe('§practice.123 a block that the app cannot draw is told with its line', () => {
  test.each([
    ['explorable spread', 'shows: Move it.\ndistance: 45', []],
    ['explorable spread', 'distance: 45\nshows: Does it move?', []],
    ['explorable sprawl', 'shows: Move it.', ['0: there is no explorable "sprawl", but ']],
    ['explorable', 'shows: Move it.', ['0: there is no explorable "", but ']],
    ['explorable constructor', 'shows: Move it.', ['0: there is no explorable "constructor", but ']],
    ['explorable spread', 'distance: 45', ['0: shows: is missing']],
    ['explorable spread', 'shows: ', ['1: shows: must be a sentence']],
    ['explorable spread', 'shows: Move it.\ntoString: 1', ['2: must be a parameter and its value: toString: 1']],
    ['explorable spread', 'shows: Move it.\nheat: 1', ['2: heat: is not known here (shows, distance)']],
    [
      'explorable spread',
      'shows: Move it.\n\ndistance: 1',
      ['2: must be a parameter and its value: ', '3: distance: must be a number from 0 to 100 in steps of 5'],
    ],
    [
      'explorable spread',
      'shows: Move it.\ndistance: 105',
      ['2: distance: must be a number from 0 to 100 in steps of 5'],
    ],
    [
      'explorable spread',
      'shows: Move it.\ndistance: much',
      ['2: distance: must be a number from 0 to 100 in steps of 5'],
    ],
    ['explorable spread', 'shows: Move it.\nshows: Move it.', ['2: shows: stands there twice']],
  ])('%s: %j', (language, text, told) => {
    const mistakes = mistakesInExplorable(language, text).map((mistake) => `${mistake.line}: ${mistake.text}`);
    expect(mistakes).toHaveLength(told.length);
    for (const [index, start] of told.entries())
      expect(mistakes[index]).toMatch(new RegExp(`^${start.replace(/[^\w ]/g, '\\$&')}`));
  });
});

describe('§practice.124 where there is no picture', () => {
  const block = '```explorable spread\nshows: Move it, and look.\ndistance: 45\n```';

  test('there is the sentence that says what it shows', () => {
    expect(withoutExplorables(`Before.\n\n${block}\n\nAfter.\n\n${block}`)).toBe(
      'Before.\n\nMove it, and look.\n\nAfter.\n\nMove it, and look.',
    );
  });

  test('code stays as it is', () => {
    const code = '```sql\nSELECT 1;\n```\n\n```\nshows: no\n```';
    expect(withoutExplorables(code)).toBe(code);
  });

  test('and its settings do not count towards the time to read', () => {
    expect(readingMinutes(`${'word '.repeat(196)}\n\n${block.replace('Move it, and look.', 'Move it now.')}`)).toBe(1);
  });
});
