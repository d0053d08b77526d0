/** The whole product at random: session, navigation and pages together. */
import { expect, test } from '@playwright/test';
import { writeChromiumReport } from '../chromium-report.ts';
import { describeFailure, wholeProduct } from '../engine/random.ts';
import { randomRun } from './random-run.ts';
import { useAtRandom } from './random-use.ts';

test(wholeProduct, async ({ browser }) => {
  const began = Date.now();
  const randomFailure = await useAtRandom(browser, process.env['MODELS_URL'] ?? '', randomRun);
  const failures = randomFailure ? [describeFailure('chromium', wholeProduct, randomFailure)] : [];
  const nothing = { walks: [], elements: [], missing: [], pictures: {}, slowest: null };
  writeChromiumReport(wholeProduct, { milliseconds: Date.now() - began, failures, ...nothing });
  expect(failures.join('\n')).toBe('');
});
