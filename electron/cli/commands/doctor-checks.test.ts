import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDataFolder, checkDisplay, checkModels } from './doctor-checks.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-doctor-test-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('the checks of atelier doctor', () => {
  it('find missing and damaged models', async () => {
    expect(await checkModels(folder)).toMatchObject({ state: 'failed', detail: expect.stringContaining('ENOENT') });
    const sha256 = createHash('sha256').update('good').digest('hex');
    const manifest = { files: [{ file: 'model.onnx', sha256, sizeBytes: 4 }] };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'model.onnx'), 'good');
    expect(await checkModels(folder)).toMatchObject({ state: 'ok' });
    await writeFile(path.join(folder, 'model.onnx'), 'evil');
    const damaged = await checkModels(folder);
    expect(damaged).toMatchObject({ state: 'failed', detail: 'Local transcription won’t work: model.onnx is damaged' });
  });

  it('take a data folder that is not there yet for a new installation', async () => {
    expect(await checkDataFolder(folder)).toMatchObject({ state: 'ok', detail: folder });
    expect(await checkDataFolder(path.join(folder, 'new'))).toMatchObject({ state: 'ok' });
  });

  it('note a missing display, on Linux only', () => {
    expect(checkDisplay('linux', {}).state).toBe('attention');
    expect(checkDisplay('linux', { DISPLAY: ':0' })).toMatchObject({ state: 'ok', detail: ':0' });
    expect(checkDisplay('win32', {}).state).toBe('ok');
  });
});
