import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestEngine, TEST_KEY, type TestEngine } from '../../../engine/http/test-data/test-engine.ts';
import { bytesSource } from '../../../shared/audio/byte-source.ts';
import { downmix } from '../../../shared/audio/conversion/mono.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import type { ScriptLine } from '../../../shared/domain/script/script.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import type { Take, TakeWord } from '../../../shared/domain/recipe/speech/speech-recipe.ts';
import { createServiceClients, type ServiceClients } from '../service/service-clients.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import { type Booth, levelOf, openBooth, scriptOf } from './test-data/narration-fixture.ts';

const VOICE = 'English_expressive_narrator';

let engine: TestEngine;
let client: ServiceClients;
let booth: Booth;
beforeAll(async () => {
  engine = await startTestEngine();
  client = createServiceClients({ baseUrl: engine.baseUrl, key: async () => TEST_KEY });
});
afterAll(async () => {
  client.dispose();
  await engine.end();
});
beforeEach(() => {
  booth = openBooth({ recogniser: client.transcription });
});
afterEach(() => booth.dispose());

type Spoken = {
  data: { audio: string; subtitle_file?: string };
  base_resp: { status_code: number };
};

/** Speaks a text with the engine, as mp3, with its words. */
async function speak(text: string): Promise<{ file: string; words: TakeWord[] }> {
  const made = (await engine.post('/v1/t2a_v2', {
    model: 'speech-2.8-hd',
    text,
    voice_setting: { voice_id: VOICE, speed: 1, vol: 1, pitch: 0 },
    audio_setting: { format: 'mp3', sample_rate: 32_000, bitrate: 128_000, channel: 1 },
    subtitle_enable: true,
    subtitle_type: 'word',
  })) as Spoken;
  expect(made.base_resp.status_code).toBe(0);
  const file = path.join(booth.folder, `spoken-${Math.random()}.mp3`);
  fs.writeFileSync(file, Buffer.from(made.data.audio, 'hex'));
  const answer = await fetch(made.data.subtitle_file ?? '');
  const sentences = (await answer.json()) as {
    timestamped_words: { word: string; time_begin: number; time_end: number; word_begin: number; word_end: number }[];
  }[];
  const words = sentences.flatMap(({ timestamped_words: list }) =>
    list.map((word) => ({
      text: word.word,
      textBegin: word.word_begin,
      textEnd: word.word_end,
      startMs: word.time_begin,
      endMs: word.time_end,
    })),
  );
  return { file, words };
}

async function take(script: Script, line: ScriptLine, spoken: { text: string; withWords?: boolean }): Promise<Take> {
  const { file, words } = await speak(spoken.text);
  return await booth.take(script, line, { sound: { file }, ...(spoken.withWords ? { words } : {}) });
}

const checkOf = (script: Script, id: Take['id']) => booth.takes(script).find((one) => one.id === id)?.check;

describe('checking takes with the real recogniser', () => {
  it('marks the swapped word of a take and nothing of a good one, and gives times to words that had none', async () => {
    const script = booth.put(
      scriptOf([
        { text: 'The meeting starts at 10:30 in the large conference room.' },
        { text: 'You should always check the weather before you go sailing.' },
      ]),
    );
    const [first, second] = script.lines as [ScriptLine, ScriptLine];
    const good = await take(script, first, { text: first.text });
    const swapped = await take(script, second, { text: 'You should always check the engine before you go sailing.' });
    const { jobId } = booth.narration.check({ takeIds: [good.id, swapped.id] });
    const job = await booth.jobs.whenEnded({ id: jobId });
    expect(job).toMatchObject({ kind: 'check-speech', state: 'done', failure: null, itemId: script.id });
    expect(job.progress).toMatchObject({ partsDone: 2, partsTotal: 2 });
    expect(checkOf(script, good.id)).toMatchObject({ wordErrorRate: 0 });
    const marked = checkOf(script, swapped.id)?.words.filter(({ kind }) => kind !== 'same');
    expect(marked).toEqual([{ kind: 'changed', expected: 'weather', heard: 'engine', textBegin: 28, textEnd: 35 }]);
    const words = booth.wordsOf(good.id);
    expect(words.map(({ text }) => text).join(' ')).toBe('The meeting starts at 10:30 in the large conference room');
    expect(words.every(({ startMs, endMs }) => startMs < endMs)).toBe(true);
    expect(words.at(-1)!.endMs).toBeLessThanOrEqual(good.durationMs);
  });

  it('says at once when a take is in a language that it does not understand', async () => {
    const script = booth.put(scriptOf([{ text: 'Guten Tag.' }, { text: '你好，世界。' }, { text: 'Hello.' }]));
    const languages = ['German', null, 'English'] as const;
    const takes: Take[] = [];
    for (const [index, line] of script.lines.entries()) {
      const recipe = { language: languages[index] ?? null };
      takes.push(await booth.take(script, line, { sound: levelOf(0.1, 200), recipe }));
    }
    for (const one of takes.slice(0, 2)) {
      expect(() => booth.narration.check({ takeIds: [takes[2]!.id, one.id] })).toThrow(
        expect.objectContaining({ code: 'LANGUAGE_UNSUPPORTED' }),
      );
    }
    expect(booth.jobs.list({ limit: 10 }).filter(({ kind }) => kind === 'check-speech')).toEqual([]);
  });

  it('can be cancelled and resumed, and then hears only what was not heard', async () => {
    const heard: string[] = [];
    let cancel = () => {};
    const transcribe: ServiceTranscription['transcribe'] = async (request) => {
      heard.push(path.basename(request.file));
      if (heard.length === 2) {
        cancel();
        request.signal?.throwIfAborted();
      }
      return await client.transcription.transcribe(request);
    };
    await booth.dispose();
    booth = openBooth({ recogniser: { transcribe } });
    const script = booth.put(scriptOf([{ text: 'One fine day.' }, { text: 'Two birds sang.' }]));
    const takes = [
      await take(script, script.lines[0]!, { text: 'One fine day.' }),
      await take(script, script.lines[1]!, { text: 'Two birds sang.' }),
    ];
    const { jobId } = booth.narration.check({ takeIds: takes.map(({ id }) => id) });
    cancel = () => booth.jobs.cancel({ id: jobId });
    expect(await booth.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'cancelled' });
    expect(takes.map(({ id }) => checkOf(script, id) === null)).toEqual([false, true]);
    cancel = () => {};
    booth.jobs.resume({ id: jobId });
    expect(await booth.jobs.whenEnded({ id: jobId })).toMatchObject({ state: 'done' });
    expect(heard).toHaveLength(3);
    expect(checkOf(script, takes[1]!.id)).not.toBeNull();
  });
});

describe('joining takes of the engine', () => {
  it('keeps the words where they sound, whatever stands before them', async () => {
    // Words that begin with a vowel: before other sounds the mouth is closed for a while.
    const text = 'Apples. Oranges. Eagles. Islands. Elephants. Iron.';
    const script = booth.put(scriptOf([{ text }, { text }, { text }], { gapMs: 731 }));
    for (const line of script.lines) await take(script, line, { text, withWords: true });
    const mix = await booth.narration.mix({ id: script.id });
    const { file } = booth.sounds.file({ id: mix.soundId, variant: 'original' });
    const energies = await loudness(file);
    const onsets = (from: number, to: number) => firstSound(energies, from, to);
    for (const { takeId, startMs } of mix.lines) {
      const takeEnergies = await loudness(booth.library.mediaFile({ id: takeId, variant: 'original' }).file);
      for (const word of booth.wordsOf(takeId)) {
        // Where the word is heard in its own take, as the decoder of a player sees it, and where in the mix.
        const own = firstSound(takeEnergies, word.startMs - 40, word.endMs);
        const inMix = onsets(startMs + word.startMs - 40, startMs + word.endMs);
        expect(Math.abs(inMix - startMs - own)).toBeLessThanOrEqual(2);
        expect(Math.abs(own - word.startMs)).toBeLessThan(30);
        expect(Math.abs(inMix - startMs - word.startMs)).toBeLessThan(30);
      }
    }
  });
});

/** Loudness of every millisecond. */
async function loudness(file: string): Promise<number[]> {
  const audio = await openAudio(bytesSource(fs.readFileSync(file)));
  const samples: number[] = [];
  for await (const block of audio.blocks()) for (const value of downmix(block)) samples.push(value);
  const step = audio.sampleRate / 1000;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, ms) => {
    let most = 0;
    for (let at = Math.round(ms * step); at < (ms + 1) * step; at++) most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most;
  });
}

function firstSound(energies: readonly number[], fromMs: number, toMs: number): number {
  const from = Math.max(0, Math.round(fromMs));
  const found = energies.findIndex((value, ms) => ms >= from && ms < toMs && value > 0.008);
  return found < 0 ? Infinity : found;
}
