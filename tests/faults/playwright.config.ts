import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// The tables are read in every worker.
process.env['WHOLE'] = '1';

/** Playwright's configuration of `npm run faults`: all cases. */
export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: '../journeys/global-setup.ts',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/faults',
  reporter: [['dot'], ['json', { outputFile: '../../reports/faults.json' }]],
});
