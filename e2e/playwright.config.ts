import { defineConfig } from 'playwright/test';

/**
 * Journeys through the real app and tests of its components. Two at a time: each mostly waits, for windows and for sounds that
 * play. The tests of one file follow one another.
 */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  workers: 2,
  // Only what hangs is ended: journeys take several times as long on a busy machine.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only the second time is reported as flaky, with its first failure.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
});
