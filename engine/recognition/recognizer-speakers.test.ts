import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinRecordings, writeWav } from './measures/join-recordings.ts';
import { modelsFolder } from './measures/models-folder.ts';
import { dialogueSamples, type DialogueSample } from './measures/samples.ts';
import { speakerConfusion } from './measures/speaker-confusion.ts';
import { speakTimed, TIMED_SENTENCES } from './measures/synthetic-speech.ts';
import { SAMPLE_RATE } from './models/sample-rate.ts';
import { createRecognizer } from './create-recognizer.ts';
import type { Recognition, Recognizer } from './recognizer.ts';

let recognizer: Recognizer;
let dialogues: DialogueSample[];
let folder: string;

beforeAll(async () => {
  recognizer = createRecognizer({ modelsFolder: modelsFolder() });
  dialogues = await dialogueSamples();
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-speakers-'));
});

afterAll(async () => {
  await recognizer.dispose();
  await rm(folder, { recursive: true });
});

const withSpeakers = (count: number) => dialogues.find((dialogue) => dialogue.speakers.length === count)!;
const signal = new AbortController().signal;

let recognition: Promise<Recognition> | undefined;
async function threeVoices(): Promise<{ turns: DialogueSample['turns']; recognition: Recognition }> {
  const { file, turns } = withSpeakers(3);
  recognition ??= recognizer.recognize({
    file,
    fileName: path.basename(file),
    speakers: true,
    speakerCount: 3,
    signal,
  });
  return { turns, recognition: await recognition };
}

/** Of the words of each speaker in truth, the share that is doubted. */
function shareOfDoubts(turns: DialogueSample['turns'], { sentences }: Recognition): Map<string, number> {
  const words = sentences.flatMap((sentence) => sentence.words);
  const within = (speaker: string) =>
    words.filter(({ startMs, endMs }) => {
      const atMs = (startMs + endMs) / 2;
      return turns.some((turn) => turn.speaker === speaker && turn.startMs <= atMs && atMs <= turn.endMs);
    });
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  return new Map(
    [...speakers].map((speaker) => {
      const said = within(speaker);
      return [speaker, said.filter((word) => word.languageDoubtful).length / said.length];
    }),
  );
}

describe('telling speakers apart', () => {
  it('gives at most a tenth of a dialogue to the wrong speaker when the count is given', async () => {
    const { turns, recognition } = await threeVoices();
    const { confusion, missed } = speakerConfusion(turns, recognition.sentences);
    expect(confusion).toBeLessThan(0.1);
    expect(missed).toBeLessThan(0.1);
    expect(recognition.speakerCount).toBe(3);
    expect(recognition.sentences[0]!.speaker).toBe(0);
    for (const { speaker, words } of recognition.sentences) {
      expect(words.every((word) => word.speaker === speaker)).toBe(true);
    }
  });

  it('doubts what is said in another language, and not the English beside it', async () => {
    const { turns, recognition } = await threeVoices();
    const shares = shareOfDoubts(turns, recognition);
    // Two words of a sentence that the other voice interrupts are taken for that voice's.
    expect(shares.get('fl_awb')).toBeLessThan(0.05);
    expect(shares.get('carlo_it')).toBeGreaterThan(0.9);
    expect(shares.get('ru_f')).toBeGreaterThan(0.9);
  });

  it('takes one voice for one speaker when the count is not given', async () => {
    const { file } = withSpeakers(1);
    const recognition = await recognizer.recognize({ file, fileName: path.basename(file), speakers: true, signal });
    expect(recognition.speakerCount).toBe(1);
  });

  it('takes one synthetic voice for one speaker', async () => {
    const sentences = await Promise.all(TIMED_SENTENCES.map(async (text) => speakTimed(text, 'rms', folder)));
    const file = path.join(folder, 'one-synthetic-voice.wav');
    await joinRecordings(
      sentences.map((speech) => speech.file),
      60,
      file,
    );
    const recognition = await recognizer.recognize({ file, fileName: path.basename(file), speakers: true, signal });
    expect(recognition.sentences.length).toBeGreaterThan(5);
    expect(recognition.speakerCount).toBe(1);
  });

  it('copes with silence, a chord and a single second, also where more speakers are asked for than can be', async () => {
    const tone = (seconds: number, hertz: number[]) =>
      Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, index) =>
        hertz.reduce((sum, frequency) => sum + 0.1 * Math.sin((2 * Math.PI * frequency * index) / SAMPLE_RATE), 0),
      );
    for (const samples of [new Float32Array(5 * SAMPLE_RATE), tone(12, [220, 277, 330, 440]), tone(1, [150])]) {
      const file = path.join(folder, 'no-speech.wav');
      await writeWav(file, samples);
      const request = { file, fileName: 'no-speech.wav', signal, speakerCount: 3 };
      const recognition = await recognizer.recognize({ ...request, speakers: true });
      expect(recognition.speakerCount).toBeLessThanOrEqual(3);
      const { labels } = await recognizer.labelSpeakers({ ...request, spans: [{ startMs: 0, endMs: 1000 }] });
      expect(labels).toEqual([0]);
    }
  });

  it('labels given spans without recognising them', async () => {
    const { file, turns } = withSpeakers(2);
    const spans = turns.map(({ startMs, endMs }) => ({ startMs, endMs }));
    const result = await recognizer.labelSpeakers({
      file,
      fileName: path.basename(file),
      spans,
      speakerCount: 2,
      signal,
    });
    const labelled = spans.map((span, index) => ({ ...span, speaker: result.labels[index]! }));
    expect(result.labels[0]).toBe(0);
    expect(result.speakerCount).toBe(2);
    expect(speakerConfusion(turns, labelled).confusion).toBeLessThan(0.1);
  });

  it('labels no spans, and spans after the end of the file, without failing', async () => {
    const { file } = withSpeakers(1);
    const name = path.basename(file);
    expect(await recognizer.labelSpeakers({ file, fileName: name, spans: [], signal })).toEqual({
      labels: [],
      speakerCount: 0,
    });
    const spans = [{ startMs: 900_000, endMs: 901_000 }];
    expect(await recognizer.labelSpeakers({ file, fileName: name, spans, signal })).toEqual({
      labels: [0],
      speakerCount: 1,
    });
  });
});
