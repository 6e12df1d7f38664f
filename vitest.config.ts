import { defineConfig } from 'vitest/config';

/** Unit and integration tests: beside the source, on real parts. Electron itself is tested in e2e/. */
export default defineConfig({
  plugins: [
    {
      // electron-store's import of 'electron' would start Electron's download in plain Node; see vite.config.ts.
      name: 'store-without-electron',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id === 'electron' && importer?.includes('electron-store') ? '\0no-electron' : undefined,
      load: (id) => (id === '\0no-electron' ? 'export default {};' : undefined),
    },
  ],
  test: {
    server: { deps: { inline: ['electron-store'] } },
    include: ['{electron,engine,shared,renderer,scripts}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Only what hangs is ended: on a busy machine the slowest tests, which recognise speech, take ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    pool: 'forks',
    setupFiles: ['scripts/check/patient-waits.ts'],
  },
});
