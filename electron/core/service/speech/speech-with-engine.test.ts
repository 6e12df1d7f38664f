import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  silentWav,
  startTestEngine,
  TEST_KEY,
  type TestEngine,
} from '../../../../engine/http/test-data/test-engine.ts';
import { createServiceClients, type ServiceClients } from '../service-clients.ts';
import type { SpeechPiece } from './speech-service.ts';

let engine: TestEngine;
let client: ServiceClients;
beforeAll(async () => {
  engine = await startTestEngine();
  client = createServiceClients({ baseUrl: engine.baseUrl, key: async () => TEST_KEY, retry: { attempts: 1 } });
});
afterAll(async () => {
  client.dispose();
  await engine.end();
});

const call = { model: 'speech-02-hd', voiceId: 'female-shaonv', text: 'Hello 🎙 there. Bye.' };

describe('core and the local engine', () => {
  it('speak in one piece with timed words', async () => {
    const settings = { speed: 1.2, format: 'wav', sampleRateHz: 24_000, channels: 2, normalization: 'basic' } as const;
    const modify = { pitch: 10, effect: 'robotic' };
    const { audio, info, sentences } = await client.speech.synthesize({
      ...call,
      ...settings,
      modify,
      subtitles: 'word',
    });
    expect(info).toMatchObject({ format: 'wav', channels: 2, sampleRateHz: 24_000, sizeBytes: audio.length });
    expect(sentences.map((sentence) => call.text.slice(sentence.textBegin, sentence.textEnd))).toEqual(
      sentences.map((sentence) => sentence.text),
    );
    for (const word of sentences.flatMap((sentence) => sentence.words)) {
      expect(call.text.slice(word.textBegin, word.textEnd)).toBe(word.text);
    }
    expect(sentences.at(-1)!.endMs).toBeLessThanOrEqual(info.durationMs);
  });

  it('stream, and the pieces are the whole', async () => {
    const pieces: SpeechPiece[] = [];
    for await (const piece of client.speech.stream({ ...call, subtitles: 'word_streaming' })) pieces.push(piece);
    const sizeBytes = pieces.reduce((sum, piece) => sum + piece.audio.length, 0);
    expect(pieces.at(-1)?.info?.sizeBytes).toBe(sizeBytes);
    expect(pieces.slice(0, -1).every((piece) => piece.info === null)).toBe(true);
    expect(pieces.some((piece) => piece.sentence?.words.some((word) => word.text === 'there.'))).toBe(true);
  });

  it('do a task and store its sound', async () => {
    const { taskId, fileId, usageCharacters } = await client.speech.submit({ ...call, format: 'flac' });
    expect(usageCharacters).toBe([...call.text].length);
    const state = async () => (await client.speech.query(taskId)).state;
    await expect.poll(state, { interval: 150 }).toBe('success');
    const target = path.join(engine.folder, 'task.flac');
    await client.files.download(fileId!, target);
    expect((await readFile(target)).toString('latin1', 0, 4)).toBe('fLaC');
  });

  it('design, list and remove voices', async () => {
    const { voiceId, preview } = await client.voices.design({
      description: 'A calm man',
      previewText: 'Good evening.',
    });
    expect(preview.length).toBeGreaterThan(1000);
    const listed = await client.voices.list('all');
    expect(listed).toContainEqual(expect.objectContaining({ id: voiceId, kind: 'voice_generation' }));
    expect(listed.filter((voice) => voice.kind === 'system').length).toBeGreaterThanOrEqual(14);
    await client.voices.remove({ id: voiceId, kind: 'voice_generation' });
    expect((await client.voices.list('voice_generation')).map((voice) => voice.id)).not.toContain(voiceId);
  });

  it('tell failures of cloning apart by their codes', async () => {
    const file = path.join(engine.folder, 'silent.wav');
    await writeFile(file, Buffer.from(await silentWav(9).arrayBuffer()));
    const sample = await client.files.upload({ file, fileName: 'sample.wav', purpose: 'voice_clone' });
    const cloning = client.voices.clone({ voiceId: 'Clone-of-core', fileId: sample.id });
    await expect(cloning).rejects.toMatchObject({ data: { serviceCode: 2037 }, isRetryable: false });
    const taken = client.voices.clone({ voiceId: 'female-shaonv', fileId: sample.id });
    await expect(taken).rejects.toMatchObject({ data: { serviceCode: 2039 } });
  });

  it('follow a link to a result without the key', async () => {
    const answer = await engine.post('/v1/t2a_v2', {
      model: 'speech-02-hd',
      text: 'Hello.',
      output_format: 'url',
      voice_setting: { voice_id: 'female-shaonv' },
    });
    const target = path.join(engine.folder, 'linked.mp3');
    await client.files.downloadResult(answer.data.audio, target);
    expect((await stat(target)).size).toBe(answer.extra_info.audio_size);
  });
});
