import { expect, it } from 'vitest';
import { excerptOf } from './list.ts';

it.each([
  ['Is the **median** of `a, b` *always* there?', 'Is the median of a, b always there?'],
  ['# Why\n\nFirst this.\n\n- one\n- two **three**', 'Why First this. one two three'],
  ['See [the table](https://example.com/x) and 2 \\* 3 < 7.', 'See the table and 2 * 3 < 7.'],
  ['> quoted\n\n```sql\nselect 1;\nselect 2;\n```', 'quoted select 1; select 2;'],
  ['snake_case_name and 5 * 3 * 2', 'snake_case_name and 5 * 3 * 2'],
  ['un<b>bold</b>ed', 'un<b>bold</b>ed'],
  ['', ''],
])('§questions.2 an excerpt shows a text without its Markdown: %s', (markdown, excerpt) => {
  expect(excerptOf(markdown)).toBe(excerpt);
});

it('§questions.2 an excerpt ends after 160 characters', () => {
  expect(excerptOf('word '.repeat(3000))).toBe(`${'word '.repeat(32).trimEnd()}…`);
});
