import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesFolder } from '../../recognition/measures/samples.ts';
import { createRecognizer } from '../../recognition/create-recognizer.ts';
import type { Recognizer } from '../../recognition/recognizer.ts';
import { filePart, silentWav, startTestEngine, type TestEngine } from '../test-data/test-engine.ts';

const models = path.resolve(import.meta.dirname, '../../../resources/models');
const speech = path.join(samplesFolder(), 'speech/jfk.flac');
const DIALOGUE_SECONDS = 40;

let engine: TestEngine;
let folder: string;
/** The beginning of a dialogue of two. */
let dialogue: string;
let recognitions: { isAborted: () => boolean; ended: Promise<unknown> }[];

/** The real recogniser, with a list of what it was asked to do. */
function watched(recognizer: Recognizer): Recognizer {
  return {
    ...recognizer,
    async recognize(request) {
      const ended = recognizer.recognize(request);
      recognitions.push({ isAborted: () => request.signal.aborted, ended: ended.catch((error: unknown) => error) });
      return ended;
    },
  };
}

beforeAll(async () => {
  recognitions = [];
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-'));
  dialogue = path.join(folder, 'dialogue.wav');
  const whole = path.join(samplesFolder(), 'dialogues/2-speakers-2.flac');
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', whole, '-t', String(DIALOGUE_SECONDS), dialogue]);
  engine = await startTestEngine({ recognizer: watched(createRecognizer({ modelsFolder: models })) });
});
afterAll(async () => {
  await engine.end();
  await rm(folder, { recursive: true });
});

type Segment = { language_doubtful?: boolean; id: number; start: number; end: number; speaker: string; text: string };
type Verbose = {
  text: string;
  duration: number;
  trace_id: string;
  language_doubtful?: boolean;
  n_speakers: number;
  segments: Segment[];
};

const asked = async (file: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  engine.transcribe({ model: 'asr-1.0', ...fields, file: await filePart(file) }, headers);

describe('a client that hangs up', () => {
  it('stops recognising when the client hangs up, and leaves no file behind', async () => {
    const other = path.join(samplesFolder(), 'dialogues/4-speakers-4.flac');
    const hangUp = new AbortController();
    const part = await filePart(other);
    const form = new FormData();
    form.append('stream', 'true');
    form.append('file', part, part.name);
    const answer = await engine.send('/v1/speech_to_text', { method: 'POST', body: form, signal: hangUp.signal });
    const reader = answer.body!.getReader();
    await reader.read();
    const { isAborted, ended } = recognitions.at(-1)!;
    expect(isAborted()).toBe(false);
    hangUp.abort();
    expect(await ended).toMatchObject({ code: 'CANCELLED' });
    expect(isAborted()).toBe(true);
    await expect.poll(engine.temporaryFiles).toEqual([]);
  });

  it('stops a plain transcription too when the client hangs up', async () => {
    const count = recognitions.length;
    const hangUp = new AbortController();
    const other = path.join(samplesFolder(), 'dialogues/3-speakers-3.flac');
    const form = new FormData();
    form.append('file', await filePart(other));
    const answer = engine.send('/v1/speech_to_text', { method: 'POST', body: form, signal: hangUp.signal });
    await expect.poll(() => recognitions.length).toBe(count + 1);
    hangUp.abort();
    await expect(answer).rejects.toThrow();
    expect(await recognitions.at(-1)!.ended).toMatchObject({ code: 'CANCELLED' });
    await expect.poll(engine.temporaryFiles).toEqual([]);
  });
});

describe('POST /v1/speech_to_text', () => {
  it('answers json with text, duration and trace id only', async () => {
    const answer = await asked(speech);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    const body = (await answer.json()) as Verbose;
    expect(Object.keys(body)).toEqual(['text', 'duration', 'trace_id']);
    expect(body.text).toMatch(/ask not what your country can do for you/i);
    expect(body.duration).toBeCloseTo(11, 1);
    expect(answer.headers.get('Trace-Id')).toBe(body.trace_id);
  });

  it('answers verbose_json with sentences of one speaker each, whose texts joined are the text', async () => {
    const body = (await (await asked(speech, { response_format: 'verbose_json' })).json()) as Verbose;
    expect(body.n_speakers).toBe(new Set(body.segments.map((segment) => segment.speaker)).size);
    expect(body.segments.map((segment) => segment.id)).toEqual(body.segments.map((_, index) => index));
    expect(body.segments.map((segment) => segment.text).join('')).toBe(body.text);
    for (const [index, { start, end }] of body.segments.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(body.segments[index - 1]?.start ?? 0);
      expect(end).toBeLessThanOrEqual(body.duration);
    }
  });

  it('answers timestamp_level word with one segment per word', async () => {
    const fields = { response_format: 'verbose_json', timestamp_level: 'word' };
    const body = (await (await asked(speech, fields)).json()) as Verbose;
    expect(body.segments.map((segment) => segment.text).join('')).toBe(body.text);
    expect(body.segments.map((segment) => segment.text.trim())).toEqual(body.text.split(' '));
  });

  it('answers srt and vtt with the times of the segments', async () => {
    const srt = await asked(speech, { response_format: 'srt' });
    expect(srt.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await srt.text()).toMatch(/^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nAnd so.*\n\n2\n/);
    const vtt = await asked(speech, { response_format: 'vtt', timestamp_level: 'word' });
    expect(vtt.headers.get('Content-Type')).toMatch(/^text\/vtt/);
    expect(await vtt.text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\nAnd\n\n/);
  });

  it('takes the language from the header, not from the form', async () => {
    expect((await asked(speech, { language: 'zh' }, { language: 'en-US' })).status).toBe(200);
    const refused = await asked(speech, { language: 'en' }, { language: 'ja' });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.message).toMatch(/recognises English only, not Japanese \(2013\)$/);
    expect((await asked(speech, {}, { language: 'klingon' })).status).toBe(400);
  });

  it.each([
    ['stream with verbose_json', { stream: 'true', response_format: 'verbose_json' }, /stream=true/],
    ['stream with srt', { stream: 'true', response_format: 'srt' }, /stream=true/],
    ['stream with vtt', { stream: 'true', response_format: 'vtt' }, /stream=true/],
    ['an unknown format', { response_format: 'xml' }, /response_format must be one of/],
    ['an unknown level', { response_format: 'srt', timestamp_level: 'letter' }, /timestamp_level must be one of/],
    ['an unknown model', { model: 'asr-9' }, /model must be asr-1\.0/],
    ['words of a stream that is no boolean', { stream: 'true', stream_words: 'maybe' }, /stream_words must be/],
    ['a stream that is no boolean', { stream: 'maybe' }, /stream must be true or false/],
    ['too many speakers', { n_speakers: '21' }, /n_speakers must be a whole number from 1 to 20/],
  ])('refuses %s with 400', async (_name, fields, message) => {
    const answer = await asked(speech, fields);
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(body.error).toMatchObject({ type: 'bad_request_error', http_code: '400' });
    expect(body.error.message).toMatch(message);
    expect(body.error.message).toMatch(/\(2013\)$/);
  });

  it('accepts and ignores timestamp_level with json, streamed or not', async () => {
    expect((await asked(speech, { timestamp_level: 'word' })).status).toBe(200);
    expect((await asked(speech, { timestamp_level: 'word', stream: 'true' })).status).toBe(200);
  });

  it('refuses more than 500 s with 400 and takes exactly 500 s', async () => {
    const refused = await engine.transcribe({ file: silentWav(500.5) });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.message).toBe('Audio duration of 500.50 s exceeds the limit of 500 s (2013)');
    const streamed = await engine.transcribe({ stream: 'true', file: silentWav(500.5) });
    expect([streamed.status, (await streamed.json()).error.message]).toEqual([
      400,
      expect.stringContaining('500.50 s'),
    ]);
    const silent = await engine.transcribe({ file: silentWav(500) });
    expect(await silent.json()).toMatchObject({ text: '', duration: 500 });
  });

  it.each([
    ['an empty file', new Blob([])],
    ['text named .wav', new Blob(['this is no sound at all, whatever its name says'])],
  ])('answers %s with a clear 400', async (_name, file) => {
    const answer = await engine.transcribe({ file });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toMatch(/(empty|isn’t supported).*\(2013\)$/);
  });

  it('fixes the number of speakers by n_speakers', async () => {
    const fields = { response_format: 'verbose_json', n_speakers: '2' };
    const body = (await (await asked(dialogue, fields)).json()) as Verbose;
    expect(body.n_speakers).toBe(2);
    expect(new Set(body.segments.map((segment) => segment.speaker)).size).toBe(2);
  });
});

describe('speech of another language', () => {
  it('is marked in every kind of answer, while English is not', async () => {
    const russian = path.join(folder, 'russian.wav');
    const mixed = path.join(samplesFolder(), 'dialogues/2-speakers-2.flac');
    const span = ['-ss', '10.3', '-t', '12.4'];
    await promisify(execFile)('ffmpeg', ['-v', 'error', ...span, '-i', mixed, russian]);
    const lastOf = async (file: string) => {
      const stream = await (await asked(file, { stream: 'true', stream_words: 'true' })).text();
      return JSON.parse(
        stream
          .trim()
          .split('\n\n')
          .at(-2)!
          .replace(/^data: /, ''),
      );
    };
    const { doubtful_spans: spans } = await lastOf(russian);
    const body = (await (await asked(russian, { response_format: 'verbose_json' })).json()) as Verbose;
    expect(body.language_doubtful).toBe(true);
    expect([spans[0].start, spans.at(-1).end]).toEqual([body.segments[0]!.start, body.segments.at(-1)!.end]);
    expect((await lastOf(russian)).doubtful_spans.at(-1).end).toBe(body.segments.at(-1)!.end);
    expect(body.segments.length).toBeGreaterThan(0);
    expect(body.segments.every((segment) => segment.language_doubtful)).toBe(true);
    expect(await (await asked(russian)).json()).toMatchObject({ language_doubtful: true });
    expect((await asked(russian, { response_format: 'vtt' })).headers.get('Language-Doubtful')).toBe('true');
    expect(await (await asked(russian, { stream: 'true' })).text()).toContain('"language_doubtful":true');

    const english = await (await asked(speech, { response_format: 'verbose_json' })).text();
    expect(english).not.toContain('language_doubtful');
    expect((await lastOf(speech)).doubtful_spans).toEqual([]);
    expect((await asked(speech, { response_format: 'srt' })).headers.get('Language-Doubtful')).toBeNull();
  });
});

describe('a streamed transcription', () => {
  it('sends text while it recognises and serves the timed result of the same bytes at once', async () => {
    const before = recognitions.length;
    const answer = await asked(dialogue, { stream: 'true' });
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    let text = '';
    let isFirstEarly = false;
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      if (text === '') isFirstEarly = !(await isSettled(recognitions.at(-1)!.ended));
      text += chunk;
    }
    expect(isFirstEarly).toBe(true);
    const events = text
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.replace(/^data: /, '')));
    expect(events.length).toBeGreaterThan(2);
    expect(events.map((event) => event.index)).toEqual(events.map((_, index) => index));
    expect(events.slice(0, -1).every((event) => event.finish === false && !('duration' in event))).toBe(true);
    expect(events.at(-1)).toMatchObject({ delta: '', finish: true, duration: DIALOGUE_SECONDS });
    const timed = (await (await asked(dialogue, { response_format: 'verbose_json' })).json()) as Verbose;
    expect(timed.text).toBe(events.map((event) => event.delta).join(''));
    expect(events.some((event) => 'words' in event)).toBe(false);
    expect(recognitions.length).toBe(before + 1);
  });

  it('gives the words of each event with their times to who asks for them', async () => {
    type Word = { start: number; end: number; text: string };
    const answer = await asked(dialogue, { stream: 'true', stream_words: 'true' });
    const events = (await answer.text())
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.replace(/^data: /, '')) as { delta: string; finish: boolean; words?: Word[] });
    const heard = events.filter((event) => !event.finish);
    expect(heard.map(({ words }) => words?.map(({ text }) => text).join(' '))).toEqual(
      heard.map(({ delta }) => delta.trim()),
    );
    const starts = heard.flatMap(({ words }) => words ?? []).map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect([starts[0]! >= 0, starts.at(-1)! <= DIALOGUE_SECONDS]).toEqual([true, true]);
  });
});

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}
