import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobWait } from '../../../shared/domain/jobs/job-facts.ts';
import { json } from './test-data/scripted-server.ts';
import { createServiceFixture, envelope, KEY, type ServiceFixture } from './test-data/service-fixture.ts';

const RESULT = { text: 'Hello.', duration: 1.5, trace_id: 'abc' };

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await createServiceFixture();
});
afterEach(async () => fixture.closeAll());
afterAll(async () => fixture.end());

describe('trying again', () => {
  it('waits as long as the service asks and sends the whole request anew', async () => {
    const busy = json(429, envelope(429, 'slower (1002)'), { 'Retry-After': '1' });
    const { baseUrl, received } = await fixture.server(busy, json(200, RESULT));
    const waits: number[] = [];
    const before = Date.now();
    const onWaiting = (wait: JobWait | null) => void (wait && waits.push(wait.untilMs ?? 0));
    const result = await fixture.clientOf(baseUrl).transcription.transcribe({ file: fixture.small, onWaiting });
    expect(result.text).toBe('Hello.');
    expect(waits).toHaveLength(1);
    expect(waits[0]! - before).toBeGreaterThanOrEqual(1000);
    expect(Date.now()).toBeGreaterThanOrEqual(waits[0]! - 5);
    expect(received.map((request) => request.bodyBytes)).toEqual([received[0]!.bodyBytes, received[0]!.bodyBytes]);
  });

  it('gives up after some tries, and at once when asked to wait for very long', async () => {
    const busy = await fixture.server(json(500, envelope(500, 'internal (1000)')));
    await expect(
      fixture.clientOf(busy.baseUrl).transcription.transcribe({ file: fixture.small }),
    ).rejects.toMatchObject({
      httpStatus: 500,
    });
    expect(busy.received).toHaveLength(3);
    const closed = await fixture.server(json(429, envelope(429, 'tomorrow (1002)'), { 'Retry-After': '86400' }));
    await expect(
      fixture.clientOf(closed.baseUrl).transcription.transcribe({ file: fixture.small }),
    ).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterMs: 86_400_000,
    });
    expect(closed.received).toHaveLength(1);
  });

  it('does not repeat what may already have been billed', async () => {
    const { baseUrl, received } = await fixture.server((_response, request) => {
      request.on('end', () => request.socket.destroy());
    });
    await expect(fixture.clientOf(baseUrl).transcription.transcribe({ file: fixture.small })).rejects.toMatchObject({
      code: 'NETWORK_UNREACHABLE',
      mayHaveReachedService: true,
    });
    expect(received).toHaveLength(1);
  });

  it('stops waiting when it is cancelled', async () => {
    const { baseUrl } = await fixture.server(json(429, envelope(429, 'slower (1002)'), { 'Retry-After': '50' }));
    const stop = new AbortController();
    const call = fixture
      .clientOf(baseUrl)
      .transcription.transcribe({ file: fixture.small, signal: stop.signal, onWaiting: () => stop.abort() });
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});

describe('uploads', () => {
  it('send the form of the interface, the language as a header, with a known length and progress', async () => {
    const { baseUrl, received } = await fixture.server(json(200, RESULT));
    const file = await fixture.bigFile('big "one".wav', 3_000_000);
    const steps: number[] = [];
    let totalBytes = 0;
    await fixture.clientOf(baseUrl).transcription.transcribe({
      file,
      language: 'en',
      timestampLevel: 'word',
      speakerCount: 2,
      onUploadProgress: (sent, total) => {
        steps.push(sent);
        totalBytes = total;
      },
    });
    const request = received[0]!;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/speech_to_text', bodyBytes: totalBytes });
    expect(request.headers).toMatchObject({
      language: 'en',
      authorization: `Bearer ${KEY}`,
      'content-length': String(totalBytes),
    });
    expect(fieldsIn(request.body)).toMatchObject({
      model: 'asr-1.0',
      response_format: 'verbose_json',
      timestamp_level: 'word',
      n_speakers: '2',
    });
    expect(request.body).toContain('filename="big %22one%22.wav"');
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(totalBytes);
  });

  it('stop with FILE_MISSING when the file is deleted on the way', async () => {
    const { baseUrl } = await fixture.server(json(200, RESULT));
    const file = await fixture.bigFile('deleted.wav', 40_000_000);
    const call = fixture
      .clientOf(baseUrl)
      .transcription.transcribe({ file, onUploadProgress: (sent) => deleteAt(sent) });
    let isDeleted = false;
    function deleteAt(sent: number): void {
      if (sent < 1_000_000 || isDeleted) return;
      isDeleted = true;
      void rm(file);
    }
    await expect(call).rejects.toMatchObject({ code: 'FILE_MISSING' });
  });

  it('stop with FILE_CHANGED when the file grows on the way, and FILE_MISSING when it was never there', async () => {
    const { baseUrl } = await fixture.server(json(200, RESULT));
    const file = await fixture.bigFile('growing.wav', 40_000_000);
    let isGrown = false;
    const grow = (): void => {
      if (!isGrown) void appendFile(file, 'more');
      isGrown = true;
    };
    await expect(
      fixture.clientOf(baseUrl).transcription.transcribe({ file, onUploadProgress: grow }),
    ).rejects.toMatchObject({
      code: 'FILE_CHANGED',
    });
    const missing = path.join(fixture.folder, 'missing.wav');
    await expect(fixture.clientOf(baseUrl).transcription.transcribe({ file: missing })).rejects.toMatchObject({
      code: 'FILE_MISSING',
    });
  });

  it('hear an early refusal without sending the rest', async () => {
    const { baseUrl } = await fixture.server((response, request) => {
      request.pause();
      response
        .writeHead(413)
        .end(JSON.stringify(envelope(413, 'Request body of 9 bytes exceeds the limit of 8 bytes')));
    });
    const file = await fixture.bigFile('huge.wav', 60_000_000);
    let sentBytes = 0;
    const call = fixture
      .clientOf(baseUrl)
      .transcription.transcribe({ file, onUploadProgress: (sent) => (sentBytes = sent) });
    await expect(call).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', httpStatus: 413 });
    expect(sentBytes).toBeLessThan(60_000_000);
  });

  it('really end the connection when they are cancelled', async () => {
    let release = (): unknown => undefined;
    const held = await fixture.server((_response, request) => {
      request.pause();
      release = () => request.resume();
    });
    const file = await fixture.bigFile('cancelled.wav', 60_000_000);
    const stop = new AbortController();
    const call = fixture.clientOf(held.baseUrl).transcription.transcribe({ file, signal: stop.signal });
    await expect.poll(held.connections).toBe(1);
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
    // Only a server that reads notices that nothing more comes.
    release();
    await expect.poll(held.connections).toBe(0);
    expect(held.received[0]!.bodyBytes).toBeLessThan(60_000_000);
  });
});

describe('a stream', () => {
  const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
  const streaming = (text: string) =>
    fixture.server((response, request) => {
      request.on('end', () => response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(text));
    });
  const collect = async (baseUrl: string) => {
    const deltas = [];
    for await (const delta of fixture.clientOf(baseUrl).transcription.streamTranscription({ file: fixture.small }))
      deltas.push(delta);
    return deltas;
  };

  it('is put into the order of its indexes and ends with the length of the recording', async () => {
    const { baseUrl } = await streaming(
      event({ index: 1, delta: ' two', finish: false }) +
        event({ index: 0, delta: 'one', finish: false }) +
        event({ index: 2, delta: '', finish: true, duration: 12.5 }) +
        event({ index: 3, delta: 'never', finish: false }),
    );
    expect(await collect(baseUrl)).toEqual([
      { index: 0, delta: 'one', durationMs: null, words: null, doubtfulSpans: null },
      { index: 1, delta: ' two', durationMs: null, words: null, doubtfulSpans: null },
      { index: 2, delta: '', durationMs: 12_500, words: null, doubtfulSpans: null },
    ]);
  });

  it('that breaks off or fails on the way is a failure', async () => {
    const cut = await streaming(event({ index: 0, delta: 'one', finish: false }));
    await expect(collect(cut.baseUrl)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    const failed = await streaming(event({ index: 0, delta: 'one' }) + event(envelope(500, 'internal (1000)')));
    await expect(collect(failed.baseUrl)).rejects.toMatchObject({ code: 'SERVICE_FAILED', requestId: 'trace-1' });
    const refused = await fixture.server(json(200, { base_resp: { status_code: 1004, status_msg: 'no' } }));
    await expect(collect(refused.baseUrl)).rejects.toMatchObject({ code: 'KEY_REJECTED' });
  });

  it('ends the connection when its reader leaves', async () => {
    const held = await fixture.server((response, request) => {
      request.on('end', () => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(event({ index: 0, delta: 'one', finish: false }));
      });
    });
    for await (const delta of fixture
      .clientOf(held.baseUrl)
      .transcription.streamTranscription({ file: fixture.small })) {
      expect(delta.delta).toBe('one');
      break;
    }
    await expect.poll(held.connections).toBe(0);
  });
});

function fieldsIn(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]),
  );
}
