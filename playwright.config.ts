import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { timeZone } from './tests/time-zone.ts';

/** Journeys through the whole product: built app, real server, real database, real browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'faults/*.spec.ts'],
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // More than the two cores of the usual machine, as a journey spends half of its time waiting for the page.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: timeZone,
    // A trace would be recorded for journeys that pass, too, film strip included.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
