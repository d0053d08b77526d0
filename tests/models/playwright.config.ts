import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The walks through the inspected build. */
export default defineConfig(journeys, {
  testDir: 'browser',
  testMatch: ['*.spec.ts'],
  globalSetup: './browser/server.ts',
  outputDir: '../../test-results/models',
  timeout: 240_000,
  // A flow that fails is walked again with a trace; it has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  use: { ...journeys.use, trace: 'on-first-retry' },
  reporter: [['./browser/progress.ts']],
});
