import { expect, it } from 'vitest';
import { statementNames } from './named-statements.ts';

const askedThrice = (nameOf: (text: string) => string | undefined, text: string) => [1, 2, 3].map(() => nameOf(text));

it('names a statement the third time that it is asked, and keeps the name', () => {
  const nameOf = statementNames();
  expect(askedThrice(nameOf, 'select 1')).toEqual([undefined, undefined, 'statement_1']);
  expect(nameOf('select 1')).toBe('statement_1');
});

it('gives each text a name of its own', () => {
  const nameOf = statementNames();
  expect(askedThrice(nameOf, 'select 1').at(-1)).not.toBe(askedThrice(nameOf, 'select 2').at(-1));
});

it('names only so many, as each takes memory on each connection', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 600 }, (_, number) => askedThrice(nameOf, `select ${number}`).at(-1));
  expect(names.filter((name) => name !== undefined)).toHaveLength(500);
  expect(nameOf('select 0')).toBe('statement_1');
});

it('forgets what was asked once where there is too much of it', () => {
  const nameOf = statementNames();
  nameOf('select -1');
  nameOf('select -1');
  for (let number = 0; number < 6_000; number += 1) nameOf(`select ${number}`);
  expect(nameOf('select -1')).toBeUndefined();
});

it('names no statement with a long list, as it has another text for each length', () => {
  expect(askedThrice(statementNames(), 'select 1 where $1 in ($2, $31)').at(-1)).toBeUndefined();
});
