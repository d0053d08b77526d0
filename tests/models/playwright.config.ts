import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The walks through the inspected build. */
export default defineConfig(journeys, {
  testDir: 'browser',
  testMatch: ['*.spec.ts'],
  globalSetup: './browser/server.ts',
  outputDir: '../../test-results/models',
  timeout: 240_000,
  // The retry only records a trace of a failed flow, which still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  use: { ...journeys.use, trace: 'on-first-retry' },
  reporter: [['./browser/progress.ts']],
});
