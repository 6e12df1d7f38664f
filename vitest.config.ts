import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

/*
 * Tests start hundreds of threads and processes from sources. Node keeps what it compiled here, so that only the first of a
 * kind compiles. Set before the processes of the tests start, because Node reads it when it starts.
 */
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled');

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
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    maxWorkers: 2,
    pool: 'forks',
    setupFiles: ['scripts/check/patient-waits.ts'],
  },
});
