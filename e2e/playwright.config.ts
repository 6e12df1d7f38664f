import { defineConfig } from 'playwright/test';

/** Journeys through the real app, one at a time: each starts its own Electron, and the machine has few cores. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
});
