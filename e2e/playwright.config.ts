import { defineConfig } from 'playwright/test';

/**
 * Journeys through the real app and tests of its components, one at a time: on two cores two at a time took as long, and left
 * nothing for the unit tests that run beside them.
 */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  workers: 1,
  // Only what hangs is ended: journeys take several times as long on a busy machine.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only the second time is reported as flaky, with its first failure.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
});
