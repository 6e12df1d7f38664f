import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, silentWav, startTestEngine, TEST_KEY, type TestEngine } from './test-data/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

/** fetch does not let a caller set Host. */
async function statusWithHeaders(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: engine.port, host: '127.0.0.1', path: '/v1/files/list', headers }, (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('the door of the engine', () => {
  it('answers a wrong key with 401 in the HTTP-status envelope on transcription', async () => {
    const answer = await engine.transcribe({ file: silentWav(1) }, { Authorization: 'Bearer wrong' });
    expect(answer.status).toBe(401);
    const body = await answer.json();
    expect(body).toMatchObject({ type: 'error', error: { type: 'authorized_error', http_code: '401' } });
    expect(body.error.message).toMatch(/Authorization.*\(1004\)$/);
    expect(body.request_id).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('Trace-Id')).toBe(body.request_id);
  });

  it('answers a missing key with both envelopes on other operations', async () => {
    const answer = await engine.send('/v1/files/list', { headers: { Authorization: '' } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      type: 'error',
      error: { type: 'authorized_error' },
      base_resp: { status_code: 1004 },
    });
  });

  it('refuses other names than loopback, as a page would use them by DNS rebinding', async () => {
    const key = { Authorization: `Bearer ${TEST_KEY}` };
    expect(await statusWithHeaders({ ...key, Host: `rebound.example:${engine.port}` })).toBe(421);
    expect(await statusWithHeaders({ ...key, Origin: 'https://page.example' })).toBe(403);
    expect(await statusWithHeaders({ ...key, Host: `localhost:${engine.port}` })).toBe(200);
  });

  it('answers unknown paths with 404', async () => {
    const answer = await engine.send('/v1/nothing');
    expect(answer.status).toBe(404);
    expect((await answer.json()).error.message).toContain('GET /v1/nothing');
  });

  it('refuses an announced body over 50 MB with both counts and without reading it', async () => {
    const announced = 60_000_000;
    const answer = await new Promise<{ status: number | undefined; text: string; sent: number }>((resolve, reject) => {
      const headers = {
        Authorization: `Bearer ${TEST_KEY}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': announced,
      };
      const options = { port: engine.port, host: '127.0.0.1', path: '/v1/speech_to_text', method: 'POST', headers };
      const outgoing = request(options, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode, text, sent: outgoing.socket?.bytesWritten ?? 0 });
          outgoing.destroy();
        });
      });
      outgoing.on('error', reject);
      outgoing.write('--x\r\n');
    });
    expect(answer.status).toBe(413);
    expect(answer.sent).toBeLessThan(1000);
    const body = JSON.parse(answer.text);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', http_code: '413' });
    expect(body.error.message).toBe('Request body of 60000000 bytes exceeds the limit of 52428800 bytes');
  });

  it('stops a body without an announced length at the limit', async () => {
    const part = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n');
    const block = Buffer.alloc(1024 * 1024);
    let blocks = 0;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(part),
      pull(controller) {
        blocks += 1;
        if (blocks > 60) controller.close();
        else controller.enqueue(block);
      },
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    const answer = await engine.send('/v1/speech_to_text', init as RequestInit);
    expect(answer.status).toBe(413);
    expect((await answer.json()).error.message).toMatch(/^Request body of 5\d{7} bytes exceeds the limit of 52428800/);
    await expect.poll(engine.temporaryFiles).toEqual([]);
  });

  it.each([
    ['no multipart', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }],
    ['no boundary', { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }],
    [
      'half a form',
      { method: 'POST', body: '--x\r\nConte', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ],
  ])('answers %s with 400', async (_name, init) => {
    const answer = await engine.send('/v1/speech_to_text', init);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toMatch(/\(2013\)$/);
    expect(await engine.temporaryFiles()).toEqual([]);
  });
});

describe('a configured rate', () => {
  it('answers further requests with 429 and Retry-After until the minute is over', async () => {
    let time = 1_000_000;
    const limited = await startTestEngine({ ratePerMinute: 2, now: () => time });
    try {
      await limited.send('/v1/files/list');
      time += 20_000;
      await limited.send('/v1/files/list');
      const refused = await limited.send('/v1/speech_to_text', { method: 'POST', body: formOf({}) });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('40');
      const body = await refused.json();
      expect(body.error).toMatchObject({ type: 'rate_limit_error', http_code: '429' });
      expect(body.error.message).toMatch(/\(1002\)$/);
      time += 40_001;
      expect((await limited.send('/v1/files/list')).status).toBe(200);
    } finally {
      await limited.end();
    }
  });
});
