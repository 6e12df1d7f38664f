import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { _electron, expect, type Page } from 'playwright/test';
import { build, preview } from 'vite';
import { resolveElectron } from '../../scripts/electron-runtime/resolve-electron.mjs';
import { collectProblems } from '../fixtures/problems.ts';
import { test as base } from '../fixtures/processes/private-display.ts';

const HERE = import.meta.dirname;

/** Opens one of the examples of e2e/components/page in a fresh page. */
export type OpenExample = (name: string) => Promise<Page>;

type WorkerFixtures = { examples: { page: Page; address: string } };

/**
 * Playwright's `test` with components of the renderer in the real browser engine, without the app round them: their examples
 * are built once for all tests of the file and shown in a window of Electron.
 */
export const test = base.extend<{ open: OpenExample }, WorkerFixtures>({
  examples: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-components-'));
      const outDir = path.join(folder, 'page');
      await build({
        configFile: false,
        root: path.join(HERE, 'page'),
        logLevel: 'error',
        plugins: [react()],
        build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
      });
      const server = await preview({
        configFile: false,
        root: path.join(HERE, 'page'),
        logLevel: 'error',
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const address = server.resolvedUrls?.local[0] ?? '';
      const { executable } = await resolveElectron(() => undefined);
      // Chromium's sandbox refuses to run as root.
      const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      const electron = await _electron.launch({
        executablePath: executable,
        args: [...switches, `--user-data-dir=${path.join(folder, 'profile')}`, path.join(HERE, 'window'), address],
      });
      await use({ page: await electron.firstWindow(), address });
      await electron.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  open: async ({ examples: { page, address } }, use) => {
    const problems: string[] = [];
    await collectProblems(page, problems);
    await use(async (name) => {
      await page.goto(`${address}#${name}`);
      await page.reload();
      return page;
    });
    expect(problems).toEqual([]);
  },
});

export { expect };
