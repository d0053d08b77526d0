/** Each page of the route tables is linked from another, or is named here with the way that leads to it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';

const tables = /(?:^|\/)(?:paths|routes\/app)\.tsx?$/;
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !tables.test(file) && !/\.(test|stories|fixture)\.|generated/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

const ledToOtherwise: Record<string, string> = {
  'paths.registration': "an invitation mail's link",
  'paths.resetPassword': "a reset mail's link",
  'paths.outline': 'a link from outside: the course page itself scrolls there',
  'paths.studentDashboard': 'an older address of the dashboard, which it leads to',
  'paths.paymentSuccess': 'the payment provider sends the person back there',
  'paths.paymentCancelled': 'the payment provider sends the person back there',
};

const { teach, ...others } = paths;
const named = Object.entries({ paths: others, 'paths.teach': teach }).flatMap(([table, pages]) =>
  Object.keys(pages).map((page) => `${table}.${page}`),
);
const isLinked = (name: string) => new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(source);

test('§shell.18 each page is linked from another, or is named with what leads to it', () => {
  const unlinked = named.filter((name) => !isLinked(name) && !(name in ledToOtherwise));
  expect(unlinked).toEqual([]);
  expect(Object.keys(ledToOtherwise).filter((name) => !named.includes(name))).toEqual([]);
});
