import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavFile } from '../../shared/audio/wav.ts';
import { modelsFolder } from '../recognition/measures/models-folder.ts';
import { alignSequences, comparableWords, wordErrors } from '../recognition/measures/word-errors.ts';
import { createRecognizer } from '../recognition/create-recognizer.ts';
import type { Recognizer } from '../recognition/recognizer.ts';
import { createSynthesizer } from './create-synthesizer.ts';
import type { SpeechRequest, SpokenSegment, Synthesizer } from './synthesizer.ts';
import { RATE_HZ, speechRequest } from './test-data/speech-request.ts';
import { trackPitch } from './vocoder/pitch-track.ts';

const SENTENCE = 'Please read the instructions carefully before you switch on the machine for the first time.';

let synthesizer: Synthesizer;
let recognizer: Recognizer;
let folder: string;

beforeAll(async () => {
  synthesizer = createSynthesizer({ voiceModel: async () => null, workerCount: 1 });
  recognizer = createRecognizer({ modelsFolder: modelsFolder(), workerCount: 1 });
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-speech-'));
});

afterAll(async () => {
  await synthesizer.dispose();
  await recognizer.dispose();
  await rm(folder, { recursive: true });
});

const segmentsOf = async (text: string, more: Partial<SpeechRequest> = {}): Promise<SpokenSegment[]> => {
  const segments: SpokenSegment[] = [];
  for await (const segment of synthesizer.speak(speechRequest(text, more))) segments.push(segment);
  return segments;
};

const joined = (segments: readonly SpokenSegment[]): Float32Array => {
  const whole = new Float32Array(segments.reduce((sum, segment) => sum + segment.samples.length, 0));
  let at = 0;
  for (const { samples } of segments) {
    whole.set(samples, at);
    at += samples.length;
  }
  return whole;
};

const recognised = async (samples: Float32Array) => {
  const file = path.join(folder, 'speech.wav');
  await writeFile(file, wavFile(samples, RATE_HZ));
  return recognizer.recognize({ file, fileName: 'speech.wav', speakers: false, signal: new AbortController().signal });
};

const medianPitch = (samples: Float32Array): number => {
  const voiced = trackPitch(samples)
    .pitchHz.filter((pitch) => pitch > 0)
    .toSorted();
  return voiced[Math.floor(voiced.length / 2)] ?? 0;
};

const level = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** Longest run of silence in ms. */
const longestSilenceMs = (samples: Float32Array): number => {
  let longest = 0;
  let run = 0;
  for (const value of samples) {
    run = value === 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest / RATE_HZ) * 1000;
};

describe('speaking', () => {
  it('is understood by the recogniser, in voices of different pitch', async () => {
    const pitches: number[] = [];
    for (const voiceId of ['male-qn-qingse', 'female-shaonv', 'Deep_Voice_Man', 'Elegant_Man']) {
      const sound = joined(await segmentsOf(SENTENCE, { voiceId }));
      const { errors, words } = wordErrors(SENTENCE, (await recognised(sound)).text);
      expect(errors / words, voiceId).toBeLessThan(0.12);
      pitches.push(medianPitch(sound));
    }
    const sorted = pitches.toSorted((a, b) => a - b);
    for (const [index, pitch] of sorted.entries()) {
      if (index > 0) expect(pitch / (sorted[index - 1] as number)).toBeGreaterThan(1.05);
    }
  });

  it('has at least 14 voices, with those that public clients ask for', () => {
    const ids = synthesizer.voices().map((voice) => voice.id);
    expect(new Set(ids).size).toBeGreaterThanOrEqual(14);
    expect(ids).toContain('male-qn-qingse');
    expect(ids).toContain('English_expressive_narrator');
  });

  it('tells when each word sounds', async () => {
    const segments = await segmentsOf(`${SENTENCE} My brother bought 23 small wooden houses near the lake.`);
    const words = segments.flatMap((segment) => segment.words);
    const heard = (await recognised(joined(segments))).sentences.flatMap((sentence) => sentence.words);
    const pairs = alignSequences(
      words.map((word) => comparableWords(word.text).join('')),
      heard.map((word) => comparableWords(word.text).join('')),
    ).filter((pair) => pair.isEqual);
    expect(pairs.length).toBeGreaterThan(words.length * 0.8);
    const distances = pairs
      .map(({ left, right }) => Math.abs(words[left!]!.startMs - heard[right!]!.startMs))
      .toSorted((a, b) => a - b);
    expect(distances[Math.floor(distances.length / 2)]).toBeLessThan(60);
    for (const [index, word] of words.entries()) {
      expect(word.endMs).toBeGreaterThan(word.startMs);
      if (index > 0) expect(word.startMs).toBeGreaterThanOrEqual((words[index - 1]?.endMs ?? 0) - 1e-6);
    }
  });

  it('names every word by its place in the text', async () => {
    const text = 'Dr. Smith said: "it was — indeed — 1882!" Was it?';
    const segments = await segmentsOf(text);
    const words = segments.flatMap((segment) => segment.words);
    expect(words.map((word) => text.slice(word.textBegin, word.textEnd))).toEqual(words.map((word) => word.text));
    expect(words.map((word) => word.text)).toEqual([
      'Dr.',
      'Smith',
      'said:',
      '"it',
      'was',
      'indeed',
      '1882!"',
      'Was',
      'it?',
    ]);
    expect(segments.map((segment) => text.slice(segment.textBegin, segment.textEnd))).toEqual([
      'Dr. Smith said: "it was — indeed — 1882!"',
      'Was it?',
    ]);
  });

  it('keeps pauses to the millisecond', async () => {
    const [first, second] = await segmentsOf('Here comes a pause.<#1.37#>That was it.');
    expect(first && second && second.startMs - first.endMs).toBeCloseTo(1370, 3);
    expect(longestSilenceMs(joined([first!, second!]))).toBeGreaterThanOrEqual(1370);
  });

  it('gives the samples that the times promise, at every rate', async () => {
    for (const sampleRateHz of [8000, 24_000, 44_100]) {
      const segments = await segmentsOf('One short line. And another one.', { sampleRateHz });
      let samples = 0;
      for (const segment of segments) {
        expect(segment.startMs).toBeCloseTo((samples / sampleRateHz) * 1000, 6);
        samples += segment.samples.length;
        expect(segment.endMs).toBeLessThanOrEqual((samples / sampleRateHz) * 1000);
      }
    }
  });

  it('speaks faster, higher and louder when asked to', async () => {
    const plain = joined(await segmentsOf(SENTENCE));
    const fast = joined(await segmentsOf(SENTENCE, { speed: 1.5 }));
    const high = joined(await segmentsOf(SENTENCE, { pitchSemitones: 4 }));
    const loud = joined(await segmentsOf(SENTENCE, { volume: 2 }));
    expect(plain.length / fast.length).toBeGreaterThan(1.4);
    expect(plain.length / fast.length).toBeLessThan(1.6);
    expect(12 * Math.log2(medianPitch(high) / medianPitch(plain))).toBeCloseTo(4, 0);
    // Less than twice: peaks are held back.
    expect(level(loud) / level(plain)).toBeGreaterThan(1.35);
    expect(loud.every((value) => Math.abs(value) <= 1)).toBe(true);
  });

  it('replaces the reading of a word and performs interjections', async () => {
    const more = { pronunciations: [{ word: 'the boss', replacement: 'seven elephants' }] };
    const { text } = await recognised(joined(await segmentsOf('Yesterday we met the boss near the river.', more)));
    expect(comparableWords(text)).toContain('elephants');
    const segments = await segmentsOf('That is funny. (laughs) I like tomato(/təˈmɑːtoʊ/) soup.');
    expect(segments.map((segment) => segment.text)).toEqual([
      'That is funny.',
      '(laughs)',
      'I like tomato(/təˈmɑːtoʊ/) soup.',
    ]);
    expect(level(segments[1]!.samples)).toBeGreaterThan(0.01);
    expect(segments[2]!.words.map((word) => word.text)).toEqual(['I', 'like', 'tomato', 'soup.']);
  });

  it('says what a reading tells in sounds, for every word that has one', async () => {
    const sounds = ['ˈsɛvən', 'ˈɛləfənts', 'ˈkɑːfi', 'ˈɡɑːrdən'];
    const inline = `We saw ${sounds.map((sound) => `it(${sound})`).join(' and ')} today.`;
    const { text } = await recognised(joined(await segmentsOf(inline)));
    expect(comparableWords(text)).toEqual(expect.arrayContaining(['elephants', 'coffee', 'garden']));
    const pronunciations = [{ word: 'Dr. Who', replacement: '(ˈɛləfənts)' }];
    const more = { pronunciations };
    const listed = await recognised(joined(await segmentsOf('Yesterday we met Dr. Who near the river.', more)));
    expect(comparableWords(listed.text)).toContain('elephants');
  });

  it('lays effects over the speech, some of which sound on', async () => {
    const plain = joined(await segmentsOf('My brother lives near the lake.'));
    const sounds = new Map<string, Float32Array>();
    for (const effect of ['spacious_echo', 'auditorium_echo', 'lofi_telephone', 'robotic'] as const) {
      const more = { modify: { pitch: 0, intensity: 0, timbre: 0, effect } };
      const sound = joined(await segmentsOf('My brother lives near the lake.', more));
      expect(sound.every((value) => Math.abs(value) <= 1)).toBe(true);
      const loudness = level(sound.subarray(0, plain.length)) / level(plain);
      expect(loudness, effect).toBeGreaterThan(0.7);
      expect(loudness, effect).toBeLessThan(1.5);
      sounds.set(effect, sound);
    }
    const tail = sounds.get('auditorium_echo')!.subarray(plain.length, plain.length + RATE_HZ / 4);
    expect(level(tail)).toBeGreaterThan(level(plain) * 0.02);
    expect(sounds.get('lofi_telephone')!.length).toBe(plain.length);
  });

  it('speaks otherwise with every emotion, and without pitch when it whispers', async () => {
    const pitch = async (emotion: string) => medianPitch(joined(await segmentsOf(SENTENCE, { emotion })));
    expect(await pitch('sad')).toBeLessThan((await pitch('happy')) * 0.9);
    const whisper = joined(await segmentsOf(SENTENCE, { emotion: 'whisper' }));
    const voiced = trackPitch(whisper).pitchHz.filter((value) => value > 0).length;
    expect(voiced / (whisper.length / 80)).toBeLessThan(0.1);
  });

  it('speaks between voices', async () => {
    const timbreWeights = [
      { voiceId: 'Deep_Voice_Man', weight: 50 },
      { voiceId: 'male-qn-qingse', weight: 50 },
    ];
    const pitch = medianPitch(joined(await segmentsOf(SENTENCE, { voiceId: '', timbreWeights })));
    expect(pitch).toBeGreaterThan(medianPitch(joined(await segmentsOf(SENTENCE, { voiceId: 'Deep_Voice_Man' }))));
    expect(pitch).toBeLessThan(medianPitch(joined(await segmentsOf(SENTENCE, { voiceId: 'male-qn-qingse' }))));
  });

  it('stops when it is cancelled and serves the next request', async () => {
    const controller = new AbortController();
    const spoken: SpokenSegment[] = [];
    const long = 'This is one sentence of many. '.repeat(60);
    await expect(async () => {
      for await (const segment of synthesizer.speak(speechRequest(long, { signal: controller.signal }))) {
        spoken.push(segment);
        controller.abort();
      }
    }).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(spoken).toHaveLength(1);
    expect(await segmentsOf('Still here.')).toHaveLength(1);
  });

  it('refuses voices it does not know and texts it cannot read', async () => {
    await expect(segmentsOf('Hello.', { voiceId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(segmentsOf('你好,世界。')).rejects.toMatchObject({ code: 'LANGUAGE_UNSUPPORTED' });
    await expect(segmentsOf('Hi <#0.5#>')).rejects.toMatchObject({ data: { reason: 'pause_at_end' } });
  });
});
