import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

/*
 * Tests start hundreds of threads and processes from sources. Node keeps what it compiled here, so that only the first of a
 * kind compiles. Set before the processes of the tests start, because Node reads it when it starts.
 */
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled');

/**
 * Files with a process of their own: they load native libraries in threads, start programs or take signals, and one of them
 * that ends badly takes nothing else along. All others share two processes, each file with modules of its own
 * (`fresh-modules.ts`), since a new process for each took as long as all their tests together.
 */
const ALONE = [
  'engine/**/*.test.ts',
  'shared/processes/**/*.test.ts',
  'electron/cli/**/*.test.ts',
  'electron/core/create-core.test.ts',
  'electron/core/engine-process/**/*.test.ts',
  'electron/core/media/**/*.test.ts',
  'electron/core/**/*-with-engine.test.ts',
];

/** Packages with stores of their own: as fresh for each file as our modules. */
const WITH_STORES = ['@mantine/notifications', /@tanstack\/(?:react-query|query-core)/];

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
    restoreMocks: true,
    // Only what hangs is ended: on a busy machine the slowest tests, which recognise speech, take ten times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          server: { deps: { inline: ['electron-store'] } },
          setupFiles: ['scripts/check/setup/patient-waits.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{electron,shared,renderer,scripts}/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
          server: { deps: { inline: ['electron-store', ...WITH_STORES] } },
          setupFiles: ['scripts/check/setup/fresh-modules.ts', 'scripts/check/setup/patient-waits.ts'],
        },
      },
    ],
  },
});
