import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesFolder } from '../../recognition/measures/samples.ts';
import { filePart, silentWav, startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

const DIALOGUE_SECONDS = 40;

let engine: TestEngine;
let folder: string;
/** The beginning of a dialogue of two. */
let dialogue: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-'));
  dialogue = path.join(folder, 'dialogue.wav');
  const whole = path.join(samplesFolder(), 'dialogues/2-speakers-2.flac');
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', whole, '-t', String(DIALOGUE_SECONDS), dialogue]);
  engine = await startTestEngine();
});
afterAll(async () => {
  await engine.end();
  await rm(folder, { recursive: true });
});

type Verbose = { trace_id: string; segments: { start: number; end: number; speaker: string }[] };

const asked = async (file: string, fields: Record<string, string>) =>
  engine.transcribe({ model: 'asr-1.0', ...fields, file: await filePart(file) });

describe('POST /v1/local/speaker_labels', () => {
  it('labels spans of a recording', async () => {
    const spans = [
      { start: 1, end: 4 },
      { start: 20, end: 24 },
      { start: 34, end: 38 },
    ];
    const form = new FormData();
    form.append('spans', JSON.stringify(spans));
    form.append('n_speakers', '2');
    form.append('file', await filePart(dialogue));
    const body = await (await engine.send('/v1/local/speaker_labels', { method: 'POST', body: form })).json();
    expect(body.labels).toHaveLength(3);
    expect(body.labels[0]).toBe(0);
    expect(body.n_speakers).toBeLessThanOrEqual(2);
  });

  it('labels spans of a recording by its recognised parts, without its sound', async () => {
    const parts = await Promise.all(
      [
        { start: 0, end: 22, from: 0, to: 20 },
        { start: 18, end: DIALOGUE_SECONDS, from: 20, to: DIALOGUE_SECONDS },
      ].map(async ({ start, end, from, to }) => {
        const part = path.join(folder, `part-${start}.wav`);
        const span = ['-ss', String(start), '-to', String(end)];
        await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', dialogue, ...span, part]);
        const result = (await (await asked(part, { response_format: 'verbose_json' })).json()) as Verbose;
        return { trace_id: result.trace_id, start, from, to };
      }),
    );
    const whole = (await (
      await asked(dialogue, { response_format: 'verbose_json', n_speakers: '2' })
    ).json()) as Verbose;
    const spans = whole.segments.map(({ start, end }) => ({ start, end }));
    const headers = { 'Content-Type': 'application/json' };
    const send = async (body: object) =>
      engine.send('/v1/local/speaker_labels', { method: 'POST', headers, body: JSON.stringify(body) });
    const { labels, n_speakers: count } = await (await send({ parts, spans, n_speakers: 2 })).json();
    expect(count).toBe(2);
    const numbers = [...new Set(whole.segments.map((segment) => segment.speaker))];
    const expected = whole.segments.map((segment) => numbers.indexOf(segment.speaker));
    const agreed = labels.filter((label: number, index: number) => label === expected[index]);
    expect(agreed.length).toBeGreaterThanOrEqual(expected.length - 1);

    const forgotten = [...parts, { trace_id: 'of another engine', start: 40, from: 40, to: 80 }];
    const refused = await send({ parts: forgotten, spans });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.message).toMatch(/not remembered/);
  });

  it.each([['no JSON'], ['[]'], ['[{"start": 2, "end": 1}]'], ['{"start": 1}']])(
    'refuses the spans %s',
    async (spans) => {
      const form = new FormData();
      form.append('spans', spans);
      form.append('file', silentWav(1), 'a.wav');
      const answer = await engine.send('/v1/local/speaker_labels', { method: 'POST', body: form });
      expect(answer.status).toBe(400);
      expect((await answer.json()).error.message).toMatch(/^spans .*\(2013\)$/);
    },
  );
});
