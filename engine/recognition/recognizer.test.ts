import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinRecordings, samplesOf, writeWav } from './measures/join-recordings.ts';
import { modelsFolder } from './measures/models-folder.ts';
import { seededRandom } from '../../shared/domain/test-data/seeded-random.ts';
import { speechSamples } from './measures/samples.ts';
import { speakTimed, startErrorsMs, TIMED_SENTENCES } from './measures/synthetic-speech.ts';
import { comparableWords, wordErrors } from './measures/word-errors.ts';
import { msToSamples } from './models/sample-rate.ts';
import { createRecognizer } from './create-recognizer.ts';
import type { Recognizer, RecognizeRequest } from './recognizer.ts';

let recognizer: Recognizer;
let folder: string;

beforeAll(async () => {
  recognizer = createRecognizer({ modelsFolder: modelsFolder() });
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-recognition-'));
});

afterAll(async () => {
  await recognizer.dispose();
  await rm(folder, { recursive: true });
});

const request = (file: string, more: Partial<RecognizeRequest> = {}): RecognizeRequest => ({
  file,
  fileName: path.basename(file),
  speakers: false,
  signal: new AbortController().signal,
  ...more,
});

const sample = async (name: string) => {
  const found = (await speechSamples()).find((entry) => path.basename(entry.file) === name);
  if (!found) throw new Error(`There is no sample ${name}.`);
  return found;
};

const written = async (name: string, samples: Float32Array) => {
  const file = path.join(folder, name);
  await writeWav(file, samples);
  return file;
};

describe('recognising speech', () => {
  it('writes down a known speech word for word', async () => {
    const { file, text } = await sample('jfk.flac');
    const recognition = await recognizer.recognize(request(file));
    expect(comparableWords(recognition.text)).toEqual(comparableWords(text));
    expect(recognition.durationMs).toBe(11_000);
    expect(recognition.speakerCount).toBe(1);
  });

  it('hears quiet speech and speech with an offset as well as loud speech', async () => {
    const { file, text } = await sample('jfk.flac');
    const loud = await samplesOf(file);
    const peak = loud.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    for (const [level, offset] of [
      [-23, 0],
      [-30, 0.4],
    ] as const) {
      const gain = 10 ** (level / 20) / peak;
      const changed = loud.map((value) => value * gain + offset);
      const { text: heard } = await recognizer.recognize(request(await written(`jfk${level}.wav`, changed)));
      expect(comparableWords(heard)).toEqual(comparableWords(text));
    }
  });

  it('hears no words in noise, however quiet it is', async () => {
    const random = seededRandom(3);
    for (const level of [0.2, 0.01, 0.0005]) {
      const noise = Float32Array.from({ length: 160_000 }, () => (random() * 2 - 1) * level);
      expect((await recognizer.recognize(request(await written(`noise${level}.wav`, noise)))).text).toBe('');
    }
  });

  it('gets fewer than 8 of 100 words wrong over several recordings', async () => {
    const samples = (await speechSamples()).slice(0, 10);
    const found = await Promise.all(
      samples.map(async ({ file, text }) => wordErrors(text, (await recognizer.recognize(request(file))).text)),
    );
    const errors = found.reduce((sum, entry) => sum + entry.errors, 0);
    const words = found.reduce((sum, entry) => sum + entry.words, 0);
    expect(words).toBeGreaterThan(100);
    expect(errors / words).toBeLessThan(0.08);
  });

  it('hears no number that nobody said where a recording begins and ends with speech', async () => {
    const menu = await sample('confbridge-lock-extended.flac');
    expect((await recognizer.recognize(request(menu.file))).text).toMatch(/^[a-z ]*lock or unlock the conference/i);
    const { file } = await sample('confbridge-rest-talk-vol-out.flac');
    const whole = await samplesOf(file);
    const cut = await written('cut.wav', whole.subarray(msToSamples(140)));
    const { text } = await recognizer.recognize(request(cut));
    expect(text).toMatch(/speaking volume to the default level/);
    expect(text).not.toMatch(/\d/);
  });

  it('tells text and progress in time order while it goes on, and all pieces join to the same text', async () => {
    const file = path.join(folder, 'joined.wav');
    await joinRecordings(
      (await speechSamples()).slice(-10).map((entry) => entry.file),
      50,
      file,
    );
    const deltas: string[] = [];
    const progress: number[] = [];
    const recognition = await recognizer.recognize(
      request(file, {
        onText: (delta) => deltas.push(delta),
        onProgress: (doneMs) => progress.push(doneMs),
      }),
    );
    expect(deltas.length).toBeGreaterThan(3);
    expect(deltas.join('')).toBe(recognition.text);
    expect(recognition.sentences.map((sentence) => sentence.text).join('')).toBe(recognition.text);
    expect(progress).toEqual(progress.toSorted((left, right) => left - right));
    expect(progress.at(-1)).toBeCloseTo(recognition.durationMs, -1);
    const words = recognition.sentences.flatMap((sentence) => sentence.words);
    expect(words.every((word) => word.endMs > word.startMs && word.probability > 0 && word.probability <= 1)).toBe(
      true,
    );
    const starts = words.map((word) => word.startMs);
    expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  });

  it('finds the starts of words in synthetic speech within 90 ms on average', async () => {
    const errors: number[] = [];
    for (const [index, voice] of ['slt', 'rms', 'awb', 'kal16'].entries()) {
      const speech = await speakTimed(TIMED_SENTENCES[index]!, voice, folder);
      const recognition = await recognizer.recognize(request(speech.file));
      const words = recognition.sentences.flatMap((sentence) => sentence.words);
      errors.push(...startErrorsMs(speech.words, words));
    }
    expect(errors.length).toBeGreaterThan(40);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(90);
  });
});

describe('sound without speech', () => {
  const noise = (seconds: number, level: number) => {
    let seed = 1;
    return Float32Array.from({ length: Math.round(seconds * 16_000) }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return level * (seed / 1_073_741_823.5 - 1);
    });
  };

  it('gives an empty text for digital silence, noise and a sound of a few samples', async () => {
    for (const samples of [new Float32Array(16_000 * 20), noise(10, 0.1), noise(0.01, 0.5), new Float32Array(1)]) {
      const file = await written('quiet.wav', samples);
      const recognition = await recognizer.recognize(request(file, { speakers: true }));
      expect(recognition).toMatchObject({ text: '', sentences: [], speakerCount: 0 });
    }
  });

  it('refuses what is no sound with a reason', async () => {
    const file = path.join(folder, 'letter.mp3');
    await writeFile(file, 'Dear reader, this is a letter and not a recording at all.\n'.repeat(40));
    await expect(recognizer.recognize(request(file))).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    await expect(recognizer.probe(file, 'letter.mp3')).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    await writeFile(file, '');
    await expect(recognizer.recognize(request(file))).rejects.toMatchObject({ code: 'AUDIO_EMPTY' });
    await expect(recognizer.probe(path.join(folder, 'gone.wav'), 'gone.wav')).rejects.toMatchObject({
      code: 'FILE_MISSING',
    });
  });

  it('tells the length of a recording', async () => {
    const { file } = await sample('jfk.flac');
    expect((await recognizer.probe(file, 'jfk.flac')).durationMs).toBeCloseTo(11_000, 0);
  });
});
