import { defineConfig } from 'vitest/config';

/** Unit and integration tests: beside the source, on real parts. Electron itself is tested in e2e/. */
export default defineConfig({
  test: {
    include: ['{electron,engine,shared,renderer,scripts}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    pool: 'forks',
  },
});
