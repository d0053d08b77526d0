import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const { globalSetup: _, ...settings } = journeys;

/** Journeys through the built workshop. */
export default defineConfig(settings, {
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/workshop',
  fullyParallel: false,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/workshop.json' }]],
});
