/** Files of answers as they come, and what is wrong with them. */
import { describe, expect, test } from 'vitest';
import { answersIn } from './read-answers.ts';

const header = 'user_id\titem_id\ttimestamp\tcorrect\tskill_id';

describe('a file of answers', () => {
  test('is read with tabs, in the order of its rows where times are unknown', () => {
    expect(answersIn(`${header}\nu1\ti2\t0\t1\tk1\nu1\ti1\t0\t0\tk2\n`, 'a.csv')).toEqual([
      { student: 'u1', item: 'i2', skills: ['k1'], at: null, options: null, isRight: true },
      { student: 'u1', item: 'i1', skills: ['k2'], at: null, options: null, isRight: false },
    ]);
  });

  test('is read with commas, a byte order mark, columns in any order, more of them, and options', () => {
    const text =
      '\uFEFFcorrect,hint,skill_id,options,user_id,item_id,timestamp\r\n1,none,k1,4,u,i,5\r\n0,,k1,,u,j,6\r\n';
    expect(answersIn(text, 'a.csv').map(({ item, options, at }) => [item, options, at])).toEqual([
      ['i', 4, 5],
      ['j', null, 6],
    ]);
  });

  test('is put in order by its times, of which the first may be 0', () => {
    const rows = ['u\tc\t9\t1\tk', 'u\ta\t0\t1\tk', 'u\tb1\t5\t1\tk', 'u\tb2\t5\t1\tk'];
    expect(answersIn([header, ...rows].join('\n'), 'a.csv').map(({ item }) => item)).toEqual(['a', 'b1', 'b2', 'c']);
  });

  test.each([
    ['12', ['12']],
    ['12~~13', ['12', '13']],
    ['12_13', ['12', '13']],
    ['12;13', ['12', '13']],
    ['12,13,12', ['12', '13']],
    ['area_of_circle', ['area_of_circle']],
    ['', []],
  ])('has the skills of a cell: %j', (cell, skills) => {
    expect(answersIn(`${header}\nu\ti\t0\t1\t${cell}`, 'a.csv')[0]?.skills).toEqual(skills);
  });
});

test.each([
  ['no rows', header, 'a.csv:1: The file has no answers.'],
  ['nothing', '', 'a.csv:1: The file has no answers.'],
  ['no column for skills', 'user_id,item_id,timestamp,correct\n', /^a\.csv:1: .*skill_id is missing/],
  [
    'a correct that is neither',
    `${header}\nu\ti\t0\t1\tk\nu\ti\t0\tyes\tk`,
    'a.csv:3: correct is "yes"; write 0 or 1.',
  ],
  ['an empty student', `${header}\n\ti\t0\t1\tk`, 'a.csv:2: user_id is empty.'],
  ['a date as time', `${header}\nu\ti\t2009-09-01\t1\tk`, /^a\.csv:2: timestamp is "2009-09-01"/],
  ['a row that is too short', `${header}\n\nu\ti\t0`, /^a\.csv:3: /],
  ['one option', `${header}\toptions\nu\ti\t0\t1\tk\t1`, /^a\.csv:2: options is "1"/],
])('an error names the line: %s', (_name, text, message) => {
  expect(() => answersIn(text, 'a.csv')).toThrow(message);
});
