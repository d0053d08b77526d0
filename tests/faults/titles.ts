/** The titles of the tests of faults, by row: what `npm run faults` can be asked for. */
import { literally } from '../literally.ts';
import { cases, titleOf } from './cases.ts';
import { quietRows, shownRows } from './table.ts';

/** How the title of the test of a row's call begins. */
const shownTitle = (name: string) => `§product.27 ${name}: `;
const quietTitle = (name: string) => `§product.29 ${name}: `;

/** By the row's name: how many cases its forms have, and a regular expression for the titles of its tests. */
export const titlesOfRows: ReadonlyMap<string, { cases: number; pattern: string }> = new Map([
  ...shownRows.map((row) => {
    const own = cases.filter(({ state, excluded }) => state.row === row && !excluded);
    const titles = [shownTitle(row.name), ...own.map(titleOf)];
    return [row.name, { cases: own.length, pattern: titles.map(literally).join('|') }] as const;
  }),
  ...quietRows.map(({ name }) => [name, { cases: 0, pattern: literally(quietTitle(name)) }] as const),
]);

const titles = [
  ...shownRows.map(({ name }) => shownTitle(name)),
  ...quietRows.map(({ name }) => quietTitle(name)),
  ...cases.map(titleOf),
];

/** Whether a row, state or fault has such a name. */
export const isInTable = (pattern: string): boolean => titles.some((title) => new RegExp(pattern).test(title));

export const flowsWithForms = [...new Set(cases.map(({ state }) => state.state.split(' ')[0] ?? ''))];
