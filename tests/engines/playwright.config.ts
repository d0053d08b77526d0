import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The main journeys in each engine. Playwright only runs them: its own drivers know none of a distribution's browsers. */
export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: '../journeys/global-setup.ts',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/engines',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  reportSlowTests: null,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
});
