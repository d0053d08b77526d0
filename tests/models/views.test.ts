/**
 * What every screen is given in each of its states is as it was approved, its dates in two zones. After a wanted change:
 * `npx vitest run --project unit tests/models/views.test.ts -u`, and read what has changed before it is committed.
 */
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connected, viewsOf } from './engine/views.ts';

const approved = globSync('tests/models/views/*/*.json').map((file) => file.replace(/^.*views\/(.+)\.json$/, '$1'));

it('each flow with a connect has its approved views, and no other', () => {
  expect(approved.toSorted()).toEqual(connected);
});

it.each(connected)('%s', { timeout: 60_000 }, async (stem) => {
  const views = await viewsOf(stem);
  await expect(`${JSON.stringify(views, null, 1)}\n`).toMatchFileSnapshot(`views/${stem}.json`);
});
