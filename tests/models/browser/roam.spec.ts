/** The whole product at random: session, navigation and pages together. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sayAgain, wholeProduct } from '../engine/random.ts';
import { dice } from './dice.ts';
import { roamAtRandom } from './roam.ts';

test(wholeProduct, async ({ browser }) => {
  const began = Date.now();
  const luck = await roamAtRandom(browser, process.env['MODELS_URL'] ?? '', dice);
  const failures = luck ? [sayAgain('chromium', wholeProduct, luck)] : [];
  mkdirSync('reports/models/flows', { recursive: true });
  const result = { milliseconds: Date.now() - began, walks: [], elements: [], missing: [], failures, pictures: {} };
  writeFileSync(`reports/models/flows/${wholeProduct}.json`, JSON.stringify(result, null, 2));
  expect(failures.join('\n')).toBe('');
});
