import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCAL_MODELS } from '../../../shared/domain/settings/services/local-models.ts';
import { localModels } from './local-models.ts';

let folder: string;
const names = LOCAL_MODELS.flatMap(({ files }) => [...files]);
const contentOf = (name: string) => Buffer.from(`weights of ${name}`);
const statesOf = async (verifies: boolean) =>
  Object.fromEntries((await localModels(folder, { verifies })).models.map(({ id, state }) => [id, state]));

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-models-'));
  const files = names.map((file) => ({
    file,
    sha256: createHash('sha256').update(contentOf(file)).digest('hex'),
    sizeBytes: contentOf(file).length,
    source: `package@1.0.0: ${file}`,
    licence: 'MIT',
  }));
  for (const name of names) fs.writeFileSync(path.join(folder, name), contentOf(name));
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ files }));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('says what each model takes, where it comes from and under which licence', async () => {
  const found = await localModels(folder, { verifies: false });
  expect(found.folder).toBe(folder);
  expect(found.models.map(({ id }) => id)).toEqual(LOCAL_MODELS.map(({ id }) => id));
  const [transcription] = found.models;
  expect(transcription).toMatchObject({ state: 'present', licences: ['MIT'], sources: ['package@1.0.0'] });
  expect(transcription?.sizeBytes).toBe(LOCAL_MODELS[0].files.reduce((sum, name) => sum + contentOf(name).length, 0));
});

it('tells a file that was cut off from one whose content is another, which only reading it finds', async () => {
  fs.truncateSync(path.join(folder, 'silero-vad.onnx'), 3);
  const spoiled = contentOf('speaker-space.bin');
  spoiled[0] = 0;
  fs.writeFileSync(path.join(folder, 'speaker-space.bin'), spoiled);
  fs.rmSync(path.join(folder, 'language-weights.bin'));
  expect(await statesOf(false)).toEqual({
    transcription: 'present',
    'speech-detection': 'damaged',
    speakers: 'present',
    language: 'missing',
  });
  expect(await statesOf(true)).toMatchObject({ transcription: 'verified', speakers: 'damaged' });
});

it.each(['', '{', '{"files":[{"file":7}]}'])('takes all for missing beside a manifest like this: %s', async (text) => {
  fs.writeFileSync(path.join(folder, 'manifest.json'), text);
  expect(new Set(Object.values(await statesOf(true)))).toEqual(new Set(['missing']));
});

it('leaves no file of the installed models out', async () => {
  const installed = path.resolve(import.meta.dirname, '../../../resources/models');
  const { models } = await localModels(installed, { verifies: true });
  expect(models.map(({ state }) => state)).toEqual(LOCAL_MODELS.map(() => 'verified'));
  const manifest = JSON.parse(fs.readFileSync(path.join(installed, 'manifest.json'), 'utf8')) as {
    files: { file: string }[];
  };
  expect(manifest.files.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
});
