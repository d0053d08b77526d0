import { expect, test } from 'vitest';
import { mistakesIn } from './mistakes.ts';

const view = `
const style = css({ p: '4' });
export const Row = ({ zone, at, onPress }: Props) => (
  <button key="one" className={style} disabled={at === null} onClick={() => onPress(at)}>
    {dayOf(zone, at)}
  </button>
);
`;
const query = `export const mine = (id: string, from: Date) => rows.where(and(eq(owner, id), gte(day, from))).limit(10);\n`;

const namesIn = async (file: string, text: string) => (await mistakesIn(file, text)).map(({ name }) => name);

test('A view can lack a handler or what disables it, or have its dates in UTC; its looks are left alone', async () => {
  const names = await namesIn('row.tsx', view);
  expect(names).toContain('left out: disabled={at === null}');
  expect(names).toContain('left out: onClick={() => onPress(at)}');
  expect(names).toContain("zone: zone → 'UTC'");
  expect(names).toContain('EqualityOperator: at === null → at !== null');
  expect(names.filter((name) => /^(?:left out: (?:key|className)|ObjectLiteral)/.test(name))).toEqual([]);
});

test('A query can lack each of its conditions, and each mistake is the whole file with that change alone', async () => {
  const mistakes = await mistakesIn('mine.ts', query);
  const owner = mistakes.find(({ name }) => name === 'left out: eq(owner, id)');
  expect(owner?.text).toBe(query.replace('eq(owner, id),', ''));
  expect(owner?.line).toBe(1);
  expect(mistakes.map(({ name }) => name)).toContain('left out: gte(day, from)');
});
