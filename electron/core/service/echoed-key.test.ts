import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServiceFixture, envelope, KEY, type ServiceFixture } from './test-data/service-fixture.ts';
import { json } from './test-data/scripted-server.ts';
import { testConnection } from './connection-test.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await createServiceFixture();
});
afterEach(() => fixture.closeAll());
afterAll(() => fixture.end());

/** Twelve characters of the key in a row are enough to call it given away. */
function expectNoKey(value: unknown): void {
  const text = JSON.stringify(value);
  for (let at = 0; at + 12 <= KEY.length; at += 1) expect(text).not.toContain(KEY.slice(at, at + 12));
}
const seen = (failure: unknown) => ({ ...(failure as object), message: (failure as Error).message });

describe('a service that echoes the key', () => {
  it.each([
    ['as its request id', envelope(400, 'no'), { 'Trace-Id': KEY }],
    ['as the request id of the body', { ...envelope(400, 'no'), request_id: `trace ${KEY}` }, {}],
    ['where a long message is cut', envelope(400, `${'x'.repeat(500 - 14)}${KEY} and more`), {}],
    ['cut off by itself', envelope(400, `bad key ${KEY.slice(0, -4)}****`), {}],
    ['escaped', envelope(400, JSON.stringify({ headers: { Authorization: `Bearer ${KEY}` } })), {}],
    ['in a business error', { base_resp: { status_code: 2013, status_msg: KEY }, trace_id: KEY }, {}],
  ])('gets it into no failure: %s', async (_name, body, headers) => {
    const failure = await fixture.failureOf((response) => {
      response.writeHead(400, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
    expect(failure).toHaveProperty('code');
    expectNoKey(seen(failure));
  });

  it('gets it into no result, under whatever name', async () => {
    const { baseUrl } = await fixture.server(
      json(200, { text: `heard ${KEY}`, duration: 1, speaker: [{ begin: 0, end: 1, word: KEY, text: KEY }] }),
    );
    const outcome = await fixture
      .clientOf(baseUrl, 1)
      .transcription.transcribe({ file: fixture.small })
      .catch((error: unknown) => seen(error));
    expectNoKey(outcome);
  });

  it('gets it into no report of a tested connection', async () => {
    const { baseUrl } = await fixture.server((response) => {
      response.writeHead(401, { 'Content-Type': 'application/json', 'Trace-Id': KEY });
      response.end(JSON.stringify(envelope(401, `invalid api key ${KEY} (1004)`)));
    });
    expectNoKey(await testConnection({ baseUrl, key: KEY }));
  });

  it('and sends control characters moves no cursor of a terminal', async () => {
    const failure = await fixture.failureOf(json(400, envelope(400, 'no\u001b[2J\u009b31m\u0007\rway')));
    expect(seen(failure).message).toContain('no[2J31mway');
  });
});
