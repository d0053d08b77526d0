/** Tests that drive a browser have each label of a screen in one place: in the screen's page object. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pages = globSync('tests/pages/**/*.page.ts');
const drivers = globSync([
  'tests/journeys/**/*.ts',
  'tests/faults/**/*.ts',
  'tests/models/flows/**/*.ts',
  'tests/models/browser/**/*.ts',
]);

/** Where a page object finds a button or a field by its whole name. */
const held = /getByRole\(\s*'(?:button|searchbox|checkbox)',\s*\{ name: '([^'\n]+)'|getByLabel\('([^'\n]+)'/g;
const labels = new Set(
  pages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(held)].map(([, button, field]) => button ?? field ?? ''),
  ),
);

/** Where a test looks for a button or a field by name. */
const asked =
  /(?:getByRole\(\s*'(?:button|searchbox|checkbox)',\s*\{ name: |getByLabel\(|\b(?:control|button|field)\()'([^'\n]+)'/g;

it('journeys, faults and models take buttons and fields from page objects', () => {
  expect(labels.size).toBeGreaterThan(80);
  const again = drivers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(asked)]
      .map(([, label]) => label ?? '')
      .filter((label) => labels.has(label))
      .map((label) => `${file}: "${label}" is held by a page object in tests/pages`),
  );
  expect(again).toEqual([]);
});
