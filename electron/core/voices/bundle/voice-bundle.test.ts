import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileTicket } from '../../../../shared/domain/ids.ts';
import { cloneRequest, createVoicesFixture, samplesFolder, type VoicesFixture } from '../test-data/voices-fixture.ts';

const JFK = path.join(samplesFolder(), 'speech/jfk.flac');
const ANNA = { engine: 'cloud' as const, id: 'Anna-voice' };

let fixture: VoicesFixture;
let others: VoicesFixture;
beforeEach(() => {
  fixture = createVoicesFixture();
  others = createVoicesFixture();
});
afterEach(async () => {
  await fixture.end();
  await others.end();
});

const voiceOf = async ({ now }: VoicesFixture, id: string) =>
  (await now().voices.list({})).voices.find((voice) => voice.id === id);

/** A voice with everything that a clone can have, exported; returns the file. */
async function exported(): Promise<string> {
  const { jobs, voices } = fixture.now();
  const itemId = await fixture.add(JFK);
  const prompt = { source: { itemId, spans: [{ startMs: 0, endMs: 5000 }] }, text: 'And so, my fellow Americans' };
  const heard = { sampleText: 'And so', sampleTranscript: 'And so, my fellow Americans, ask not' };
  const settings = { prompt, ...heard, accuracy: 0.6, reduceNoise: true, language: 'English' };
  const { jobId } = await voices.clone(cloneRequest(itemId, { id: ANNA.id, ...settings }));
  expect(await jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done', failure: null });
  fixture.surroundings.chosenFolder = fixture.folder;
  expect(await voices.exportBundle(ANNA)).toEqual({ fileName: 'Anna voice.zip' });
  return path.join(fixture.folder, 'Anna voice.zip');
}

const importInto = (target: VoicesFixture, file: string) =>
  target.now().voices.importBundle({ ticket: file as FileTicket });

/** The same file with parts of it changed. */
function changed(file: string, change: (entries: Record<string, Uint8Array>) => Record<string, Uint8Array>): string {
  const target = path.join(fixture.folder, 'changed.zip');
  fs.writeFileSync(target, zipSync(change(unzipSync(fs.readFileSync(file)))));
  return target;
}

const withDocument =
  (change: (document: Record<string, unknown>) => Record<string, unknown>) =>
  (entries: Record<string, Uint8Array>) => ({
    ...entries,
    'voice.json': strToU8(JSON.stringify(change(JSON.parse(strFromU8(entries['voice.json'] ?? new Uint8Array(0)))))),
  });

describe('an exported voice', () => {
  it('is cloned again elsewhere from the same sample, with the same settings and consent', async () => {
    const before = await exported().then(() => voiceOf(fixture, ANNA.id));
    const { jobId, name, voiceId } = await importInto(others, path.join(fixture.folder, 'Anna voice.zip'));
    expect([name, voiceId]).toEqual(['Anna', ANNA.id]);
    expect(await others.now().jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done', failure: null });
    const after = await voiceOf(others, ANNA.id);
    const items = { sampleItemId: expect.any(String), promptItemId: expect.any(String) };
    expect(after).toMatchObject({ kind: 'cloned', clone: { ...before?.clone, ...items }, consent: before?.consent });
    const { file } = others.now().library.mediaFile({ id: after?.clone?.sampleItemId as never, variant: 'original' });
    const digest = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    expect(digest).toBe(before?.consent?.sampleSha256);
    // It can go on from there.
    others.surroundings.chosenFolder = others.folder;
    expect(await others.now().voices.exportBundle(ANNA)).toEqual({ fileName: 'Anna voice.zip' });
  });

  it('gets another id where its own is taken, and a file that is written anew beside the first', async () => {
    const file = await exported();
    const { voiceId } = await importInto(fixture, file);
    expect(voiceId).toBe('Anna-voice-2');
    expect(await fixture.now().voices.exportBundle(ANNA)).toEqual({ fileName: 'Anna voice (2).zip' });
  });

  it('is a zip file with a document that people can read', async () => {
    const entries = unzipSync(fs.readFileSync(await exported()));
    expect(Object.keys(entries)).toEqual(['voice.json', 'sample.wav', 'prompt.wav']);
    const document = JSON.parse(strFromU8(entries['voice.json'] ?? new Uint8Array(0)));
    expect(document).toMatchObject({ format: 'atelier-voice', version: 1, name: 'Anna' });
    expect(document.settings).toMatchObject({
      kind: 'voice-clone',
      version: 1,
      sampleTranscript: 'And so, my fellow Americans, ask not',
      sampleName: path.basename(JFK),
    });
    expect(document.consent).toMatchObject({
      person: 'Anna Example',
      statement: 'I agree to the cloning of my voice.',
    });
  });
});

describe('a file that claims to be a voice', () => {
  const refused = async (file: string) =>
    importInto(others, file).catch((error: { code: string; data: Record<string, unknown> }) => [
      error.code,
      error.data['reason'],
    ]);

  it('is refused when its sample is not the one of the consent', async () => {
    const file = await exported();
    const other = changed(file, (entries) => ({
      ...entries,
      'sample.wav': entries['prompt.wav'] ?? new Uint8Array(1),
    }));
    expect(await refused(other)).toEqual(['INVALID_INPUT', 'changed']);
  });

  it('may have been packed anew with a few files beside its own, but not with any number of them', async () => {
    const file = await exported();
    const beside = (count: number) =>
      changed(file, (entries) => ({
        ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`other/${index}`, new Uint8Array(1)])),
        ...entries,
      }));
    expect(await importInto(others, beside(5))).toMatchObject({ name: 'Anna' });
    expect(await refused(beside(60))).toEqual(['INVALID_INPUT', 'not_a_bundle']);
  });

  it('is refused when an entry is there twice', async () => {
    const bytes = fs.readFileSync(await exported());
    const listStart = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006') + 16);
    const twice = path.join(fixture.folder, 'twice.zip');
    fs.writeFileSync(twice, Buffer.concat([bytes.subarray(0, listStart), bytes]));
    expect(await refused(twice)).toEqual(['INVALID_INPUT', 'not_a_bundle']);
  });

  it('is refused when it lies about a size and would go on unpacking', async () => {
    const file = await exported();
    const bomb = changed(file, (entries) => ({ ...entries, 'sample.wav': new Uint8Array(100_000_000) }));
    const bytes = fs.readFileSync(bomb);
    const nameAt = bytes.indexOf('sample.wav');
    for (const at of [nameAt - 8, bytes.lastIndexOf('sample.wav') - 22]) {
      expect(bytes.readUInt32LE(at)).toBe(100_000_000);
      bytes.writeUInt32LE(1000, at);
    }
    fs.writeFileSync(bomb, bytes);
    expect(await refused(bomb)).toEqual(['INVALID_INPUT', 'not_a_bundle']);
  });

  it('is refused when it is a folder', async () => {
    expect(await refused(fixture.folder)).toEqual(['INVALID_INPUT', 'not_a_bundle']);
  });

  it('is refused when it is something else, damaged, newer, or larger than it may be', async () => {
    const file = await exported();
    const bytes = fs.readFileSync(file);
    const made = (content: Uint8Array) => {
      const target = path.join(fixture.folder, 'other.zip');
      fs.writeFileSync(target, content);
      return target;
    };
    const none = ['INVALID_INPUT', 'not_a_bundle'];
    expect(await refused(JFK)).toEqual(none);
    expect(await refused(made(bytes.subarray(0, bytes.length / 2)))).toEqual(none);
    expect(await refused(changed(file, ({ 'sample.wav': _sample, ...rest }) => rest))).toEqual(none);
    expect(
      await refused(
        changed(
          file,
          withDocument((document) => ({ ...document, consent: null })),
        ),
      ),
    ).toEqual(none);
    expect(
      await refused(
        changed(
          file,
          withDocument((document) => ({ ...document, version: 2 })),
        ),
      ),
    ).toEqual(['INVALID_INPUT', 'newer']);
    const bomb = changed(file, (entries) => ({ ...entries, 'sample.wav': new Uint8Array(21_000_000) }));
    expect(await refused(bomb)).toEqual(none);
    expect(await refused(path.join(fixture.folder, 'gone.zip'))).toEqual(['FILE_MISSING', undefined]);
    expect((await others.now().voices.list({})).voices.map(({ id }) => id)).toEqual(['Narrator']);
    expect(others.account.calls.filter((call) => call.startsWith('upload'))).toEqual([]);
  });
});
