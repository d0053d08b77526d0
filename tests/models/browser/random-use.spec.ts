/** The whole product at random: session, navigation and pages together. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { describeFailure, wholeProduct } from '../engine/random.ts';
import { randomRun } from './random-run.ts';
import { useAtRandom } from './random-use.ts';

test(wholeProduct, async ({ browser }) => {
  const began = Date.now();
  const randomFailure = await useAtRandom(browser, process.env['MODELS_URL'] ?? '', randomRun);
  const failures = randomFailure ? [describeFailure('chromium', wholeProduct, randomFailure)] : [];
  mkdirSync('reports/models/flows', { recursive: true });
  const result = { milliseconds: Date.now() - began, walks: [], elements: [], missing: [], failures, pictures: {} };
  writeFileSync(`reports/models/flows/${wholeProduct}.json`, JSON.stringify(result, null, 2));
  expect(failures.join('\n')).toBe('');
});
