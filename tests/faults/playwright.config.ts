import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const { grepInvert: _, ...settings } = journeys;

/** Every state that holds input, against every fault. */
export default defineConfig(settings, {
  testDir: '.',
  globalSetup: '../journeys/global-setup.ts',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/faults',
  reporter: [['dot'], ['json', { outputFile: '../../reports/faults.json' }]],
});
