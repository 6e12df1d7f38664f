import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesSource } from '../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { subtitleFileSchema } from '../../../shared/service-api/speech/speech.ts';
import { startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

const TEXT =
  'Hello 😀 there, Dr. Smith. <#1.50#> The meeting of 2026-11-28 is at 3:45 pm and costs $3.2m, that is 50 % more.\n' +
  '(laughs) The tomato(təˈmɑːtoʊ) was red <#0.35#> and round.';
const VOICE = { voice_id: 'Wise_Woman' };
/** Louder than the noise of anything but speech. */
const SPEECH_LEVEL = 0.01;
/** Where a sentence begins and ends there is a moment of quiet that belongs to it. */
const EDGE_MS = 60;

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

/** The level of the sound between two times. */
async function levelMeter(bytes: Uint8Array) {
  const audio = await openAudio(bytesSource(bytes));
  const blocks: Float32Array[] = [];
  for await (const block of audio.blocks()) blocks.push(block[0]!.slice());
  const samples = Float32Array.from(blocks.flatMap((block) => [...block]));
  const at = (ms: number) => Math.round((ms * audio.sampleRate) / 1000);
  return {
    durationMs: (samples.length / audio.sampleRate) * 1000,
    level(fromMs: number, toMs: number): number {
      const part = samples.subarray(at(fromMs), at(toMs));
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
    },
  };
}

it.each([
  ['plain', {}, true],
  ['slow', { voice_setting: { ...VOICE, speed: 0.5 } }, true],
  ['fast', { voice_setting: { ...VOICE, speed: 2 } }, true],
  ['through a telephone, moved in pitch', { voice_modify: { sound_effects: 'lofi_telephone', pitch: 40 } }, true],
  ['with an echo', { voice_modify: { sound_effects: 'spacious_echo' } }, false],
  ['with the best normalisation', { text_normalization_mode: 'quality' }, true],
  ['with another reading', { pronunciation_dict: { tone: ['Dr. Smith/mister jones'] } }, true],
  ['at the lowest rate', { audio_setting: { format: 'wav', sample_rate: 8000 } }, true],
])('subtitles of speech %s tell the truth about words and pauses', async (_name, changes, isSilentBetween) => {
  const { data, extra_info: info } = await engine.post('/v1/t2a_v2', {
    model: 'speech-2.8-hd',
    text: TEXT,
    voice_setting: VOICE,
    audio_setting: { format: 'wav' },
    subtitle_enable: true,
    subtitle_type: 'word',
    ...changes,
  });
  const { durationMs, level } = await levelMeter(Buffer.from(data.audio, 'hex'));
  expect(Math.abs(durationMs - info.audio_length)).toBeLessThan(1);
  const sentences = subtitleFileSchema.parse(await (await fetch(data.subtitle_file)).json());
  const characters = [...TEXT];
  let endMs = 0;
  for (const sentence of sentences) {
    expect(characters.slice(sentence.text_begin, sentence.text_end).join('')).toBe(sentence.text);
    expect(sentence.text_end - sentence.text_begin).toBeLessThanOrEqual(50);
    expect(sentence.time_begin).toBeGreaterThanOrEqual(endMs);
    endMs = sentence.time_end;
    for (const word of sentence.timestamped_words ?? []) {
      expect(characters.slice(word.word_begin, word.word_end).join('')).toBe(word.word);
      expect(word.time_begin).toBeGreaterThanOrEqual(sentence.time_begin);
      expect(word.time_end).toBeLessThanOrEqual(sentence.time_end);
      if (word.word.trim() === '') continue;
      expect(level(word.time_begin, word.time_end), word.word).toBeGreaterThan(SPEECH_LEVEL);
    }
  }
  expect(endMs).toBeLessThanOrEqual(info.audio_length);
  for (const [before, after, pauseMs] of [
    [sentences[0]!, sentences[1]!, 1500],
    [sentences.at(-2)!, sentences.at(-1)!, 350],
  ] as const) {
    expect(Math.abs(after.time_begin - before.time_end - pauseMs)).toBeLessThanOrEqual(1);
    if (isSilentBetween) expect(level(before.time_end + EDGE_MS, after.time_begin - EDGE_MS)).toBeLessThan(0.001);
  }
});
