import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServiceClients } from './service-clients.ts';
import { json, startScriptedServer } from './test-data/scripted-server.ts';
import { createServiceFixture, envelope, KEY, type ServiceFixture } from './test-data/service-fixture.ts';

const RESULT = { text: 'Hello.', duration: 1.5, trace_id: 'abc' };

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await createServiceFixture();
});
afterEach(async () => fixture.closeAll());
afterAll(async () => fixture.end());

describe('the failure model', () => {
  it.each([
    [401, envelope(401, 'login fail (1004)'), 'KEY_REJECTED', false],
    [200, { base_resp: { status_code: 2049, status_msg: 'invalid api key' } }, 'KEY_REJECTED', false],
    [402, envelope(402, 'insufficient balance (1008)'), 'BALANCE_TOO_LOW', false],
    [200, { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } }, 'BALANCE_TOO_LOW', false],
    [429, envelope(429, 'rate limit (1002)'), 'RATE_LIMITED', true],
    [200, { base_resp: { status_code: 1039, status_msg: 'token limit' } }, 'RATE_LIMITED', true],
    [413, envelope(413, 'Request body of 3 bytes exceeds the limit of 2 bytes'), 'FILE_TOO_LARGE', false],
    [400, envelope(400, 'audio duration exceeds 500 s (2013)'), 'SERVICE_FAILED', false],
    [400, envelope(400, 'unknown language tag (2013)'), 'SERVICE_FAILED', false],
    [400, envelope(400, 'invalid params (2013)'), 'SERVICE_FAILED', false],
    [422, envelope(422, 'sensitive (1026)'), 'CONTENT_REFUSED', false],
    [500, envelope(500, 'internal (1000)'), 'SERVICE_FAILED', true],
    [200, { base_resp: { status_code: 1033, status_msg: 'downstream' } }, 'SERVICE_FAILED', true],
    [529, { error: { type: 'overloaded_error', message: 'busy' } }, 'SERVICE_FAILED', true],
    [200, { base_resp: { status_code: 987654, status_msg: 'new' } }, 'SERVICE_FAILED', false],
  ])('decodes HTTP %i with %j as %s', async (status, body, code, isRetryable) => {
    expect(await fixture.failureOf(json(status, body))).toMatchObject({ code, isRetryable, httpStatus: status });
  });

  it('keeps the trace id from the body or the header', async () => {
    expect(await fixture.failureOf(json(400, envelope(400, 'no (2013)')))).toMatchObject({ requestId: 'trace-1' });
    const body = { base_resp: { status_code: 2013, status_msg: 'no' } };
    expect(await fixture.failureOf(json(200, body, { 'Trace-Id': 'trace-2' }))).toMatchObject({ requestId: 'trace-2' });
  });

  it('understands a gateway that answers in HTML', async () => {
    const gateway = await fixture.failureOf((response) => response.writeHead(502).end('<html>Bad gateway</html>'));
    expect(gateway).toMatchObject({ code: 'SERVICE_FAILED', httpStatus: 502, isRetryable: true });
    const portal = await fixture.failureOf((response) =>
      response.writeHead(200).end('<html>Log in to this network</html>'),
    );
    expect(portal).toMatchObject({
      code: 'SERVICE_FAILED',
      httpStatus: 200,
      isRetryable: false,
      message: expect.stringContaining('Check the address'),
    });
    const missing = await fixture.failureOf((response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Not found</p>'),
    );
    expect(missing).toMatchObject({ message: expect.stringContaining('Check the address') });
  });

  it('takes unknown fields and numbers in strings as they come', async () => {
    const { baseUrl } = await fixture.server(
      json(200, {
        text: 'A',
        duration: '2.5',
        mood: 'happy',
        n_speakers: 1,
        segments: [{ id: '0', start: '0.5', end: 1, speaker: 7, text: 'A', tone: 3 }],
      }),
    );
    expect(await fixture.clientOf(baseUrl).transcription.transcribe({ file: fixture.small })).toEqual({
      text: 'A',
      durationMs: 2500,
      speakerCount: 1,
      units: [{ startMs: 500, endMs: 1000, speaker: '7', text: 'A' }],
      requestId: null,
    });
  });

  it('never repeats the key, even when the service does', async () => {
    const failure = (await fixture.failureOf(json(401, envelope(401, `bad key ${KEY} (1004)`)))) as Error;
    expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain(KEY);
    expect(failure.message).toContain('bad key [key]');
  });

  it('names a host that cannot be reached', async () => {
    const closed = await startScriptedServer(json(200, {}));
    await closed.close();
    await expect(
      fixture.clientOf(closed.baseUrl, 1).transcription.transcribe({ file: fixture.small }),
    ).rejects.toMatchObject({
      code: 'NETWORK_UNREACHABLE',
      isRetryable: true,
      message: expect.stringContaining(`127.0.0.1:${closed.port} refused`),
    });
  });

  it('asks for a key before anything is sent', async () => {
    const { baseUrl, received } = await fixture.server(json(200, RESULT));
    const client = createServiceClients({ baseUrl, key: async () => null });
    await expect(client.transcription.transcribe({ file: fixture.small })).rejects.toMatchObject({
      code: 'KEY_MISSING',
    });
    expect(received).toEqual([]);
  });
});

describe('the key', () => {
  it('is not sent across a redirect', async () => {
    const other = await fixture.server(json(200, RESULT));
    const failure = await fixture.failureOf((response) =>
      response.writeHead(307, { Location: `${other.baseUrl}/x` }).end(),
    );
    expect(failure).toMatchObject({ code: 'SERVICE_FAILED', httpStatus: 307, isRetryable: false });
    expect(other.received).toEqual([]);
  });
});
