import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareModels } from './prepare-models.mjs';

let folder: string;
const log = () => {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-models-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('makes the models once, and again when a file was damaged', async () => {
  const target = path.join(folder, 'models');
  expect(await prepareModels({ folder: target, log })).toEqual({ folder: target, made: true });
  expect((await prepareModels({ folder: target, log })).made).toBe(false);
  const manifest = JSON.parse(await readFile(path.join(target, 'manifest.json'), 'utf8')) as {
    files: { file: string; sha256: string; licence: string; source: string }[];
  };
  expect(manifest.files.map((entry) => entry.file)).toContain('moonshine-base-decoder.onnx');
  expect(manifest.files.every((entry) => entry.licence !== '' && entry.source !== '')).toBe(true);
  await writeFile(path.join(target, 'moonshine-tokens.json'), '[]');
  expect((await prepareModels({ folder: target, log })).made).toBe(true);
});

it('refuses weights that are not the ones that were checked, and says so on the command line', async () => {
  const weights = 'node_modules/@usefulsensors/moonshine-js/dist/model/base/quantized';
  await mkdir(path.join(folder, weights), { recursive: true });
  await writeFile(path.join(folder, weights, 'encoder_model.onnx'), 'something else');
  await expect(prepareModels({ root: folder, log })).rejects.toThrow(/is not the file .* expected SHA-256 .*npm ci/);
  await cp(import.meta.dirname, path.join(folder, 'scripts'), { recursive: true });
  const run = spawnSync(process.execPath, [path.join(folder, 'scripts/prepare-models.mjs')], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('encoder_model.onnx');
});
