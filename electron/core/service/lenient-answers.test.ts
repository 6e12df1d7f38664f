import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobWait } from '../../../shared/domain/jobs/job-facts.ts';
import { createServiceFixture, type ServiceFixture } from './test-data/service-fixture.ts';
import { json } from './test-data/scripted-server.ts';
import type { SpeechCall } from './speech/speech-service.ts';
import { DEFAULT_RETRY_POLICY, withRetries } from './transport/network/with-retries.ts';
import { NO_ANSWER, ServiceFailure } from './service-failure.ts';
import { codeSentence } from '../../../shared/domain/failures/service-sentences.ts';

let fixture: ServiceFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createServiceFixture();
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-lenient-'));
});
afterEach(() => fixture.closeAll());
afterAll(async () => {
  await fixture.end();
  await rm(folder, { recursive: true, force: true });
});

const speech: SpeechCall = {
  model: 'speech-2.8-hd',
  text: 'Hello.',
  voiceId: 'v',
  speed: 1,
  volume: 1,
  pitchSemitones: 0,
  emotion: null,
  format: 'mp3',
  sampleRateHz: 32_000,
  bitrate: 128_000,
  channels: 1,
  language: null,
  normalization: 'basic',
  watermark: false,
  subtitles: 'word',
} as SpeechCall;
const OK = { base_resp: { status_code: 0, status_msg: null } };

describe('a finished transcription', () => {
  const transcribe = async (answer: unknown) => {
    const { baseUrl } = await fixture.server(json(200, answer));
    return await fixture.clientOf(baseUrl, 1).transcription.transcribe({ file: fixture.small });
  };

  it('is kept with nulls, missing fields and other types than were promised', async () => {
    const answer = {
      ...OK,
      text: null,
      duration: null,
      trace_id: 7,
      n_speakers: 'two',
      segments: [
        { id: null, start: null, end: '1.5', speaker: null, text: 'Hello' },
        { start: 2, end: null, text: 'there', speaker: 3, words: null },
        'odd',
        { start: 'NaN', text: '' },
      ],
    };
    expect(await transcribe(answer)).toEqual({
      text: 'Hello there ',
      durationMs: 2000,
      speakerCount: null,
      requestId: '7',
      units: [
        { startMs: 0, endMs: 1500, speaker: '', text: 'Hello' },
        { startMs: 2000, endMs: 2000, speaker: '3', text: 'there' },
        { startMs: 2000, endMs: 2000, speaker: '', text: '' },
      ],
    });
  });

  it('is one unit where the text came without times', async () => {
    const whole = { units: [{ startMs: 0, endMs: 2500, speaker: '', text: 'All of it.' }] };
    for (const segments of [undefined, null, {}, []]) {
      expect(await transcribe({ text: 'All of it.', duration: 2.5, segments })).toMatchObject(whole);
    }
  });
});

describe('finished speech', () => {
  const synthesize = async (answer: unknown) => {
    const { baseUrl } = await fixture.server(json(200, answer), (response) => response.writeHead(404).end());
    return await fixture.clientOf(baseUrl, 1).speech.synthesize(speech);
  };

  it('is kept with nulls and missing facts', async () => {
    const data = { audio: 'ff00', status: '2', subtitle_file: null, subtitle: 'odd', ced: null };
    const result = await synthesize({ ...OK, data, extra_info: { audio_length: null, audio_format: null } });
    expect(result).toMatchObject({
      audio: new Uint8Array([255, 0]),
      info: { durationMs: 0, format: '' },
      requestId: null,
    });
  });

  it('is kept when its subtitles cannot be had', async () => {
    const { baseUrl } = await fixture.server((response, request) => {
      if (request.url === '/subtitles') return void response.writeHead(404).end('gone');
      const data = { audio: 'ff00', status: 2, subtitle_file: `${baseUrl}/subtitles` };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ...OK, data }));
    });
    const result = await fixture.clientOf(baseUrl, 1).speech.synthesize(speech);
    expect([result.audio.length, result.sentences]).toEqual([2, []]);
  });

  it('is fetched where an address came instead of the sound', async () => {
    const { baseUrl } = await fixture.server((response, request) => {
      if (request.url === '/sound') return void response.writeHead(200).end(Buffer.from([1, 2, 3]));
      const data = { audio: `${baseUrl}/sound`, status: 2 };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ...OK, data }));
    });
    const { audio } = await fixture.clientOf(baseUrl, 1).speech.synthesize(speech);
    expect([...audio]).toEqual([1, 2, 3]);
  });
});

describe('a refusal', () => {
  it.each([1013, 1024, 1033, 1042, 1043, 2013, 2038, 2042, 2061])('with code %i is told in words', async (code) => {
    const body = { base_resp: { status_code: code, status_msg: 'inner words' }, trace_id: 'trace-9' };
    const failure = await fixture.failureOf(json(200, body));
    expect(failure).toMatchObject({
      requestId: 'trace-9',
      message: expect.stringContaining(String(codeSentence(code))),
    });
    expect(failure).toMatchObject({ message: expect.stringContaining('The service says: inner words') });
  });

  it.each([
    { error: 'quota of the gateway' },
    { message: 'quota of the gateway' },
    { detail: 'quota of the gateway', status: null },
    { error: { message: 'quota of the gateway', type: null, http_code: null }, request_id: null },
  ])('in the words of a gateway is repeated: %j', async (body) => {
    expect(await fixture.failureOf(json(418, body))).toMatchObject({
      code: 'SERVICE_FAILED',
      message: expect.stringContaining('quota of the gateway'),
    });
  });
});

describe('a refused rate without a word on how long', () => {
  it('is waited out for more than a minute before it is given up', async () => {
    let waitedMs = 0;
    const refuse = async () => {
      throw new ServiceFailure('RATE_LIMITED', 'Too often.', { facts: { ...NO_ANSWER, isRetryable: true } });
    };
    // A thousandth of the real delays, counted and not measured.
    const policy = { ...DEFAULT_RETRY_POLICY, firstDelayMs: 1, longestDelayMs: 120 };
    const onWaiting = (wait: JobWait | null) => void (waitedMs += wait ? (wait.untilMs ?? 0) - Date.now() : 0);
    const outcome = withRetries(refuse, { policy, signal: new AbortController().signal, onWaiting });
    await expect(outcome).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(waitedMs * (DEFAULT_RETRY_POLICY.firstDelayMs / policy.firstDelayMs)).toBeGreaterThan(60_000);
  });
});
