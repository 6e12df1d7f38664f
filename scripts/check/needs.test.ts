import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingNeeds } from './needs.mjs';

const programs = { here: 'here-package', plain: 'plain-package', gone: 'gone-package', 'gone-too': 'gone-package' };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-needs-'));
  writeFileSync(path.join(folder, 'here'), '', { mode: 0o755 });
  writeFileSync(path.join(folder, 'plain'), '', { mode: 0o644 });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('names everything that is missing at once, with what to install', () => {
  const missing = missingNeeds(programs, { path: `/nowhere:${folder}`, samples: path.join(folder, 'none') });
  expect(missing).toContain('need plain, gone, gone-too, which cannot be found.');
  if (process.platform === 'linux') expect(missing).toContain('sudo apt-get install plain-package gone-package\n');
  expect(missing).toMatch(/need recordings in .*none, .* ATELIER_SAMPLES may name another folder\./);
});

it('is content when all is there', () => {
  expect(missingNeeds({ here: 'here-package' }, { path: folder, samples: folder })).toBeNull();
});
