import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectionText } from '../../../shared/domain/findings/connection-findings.ts';
import { testConnection } from './connection-test.ts';
import { json } from './test-data/scripted-server.ts';
import { createServiceFixture, envelope, KEY, type ServiceFixture } from './test-data/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await createServiceFixture();
});
afterEach(async () => fixture.closeAll());
afterAll(async () => fixture.end());

const OK = { files: [], base_resp: { status_code: 0, status_msg: 'success' } };

async function statesOf(...answers: Parameters<ServiceFixture['server']>): Promise<Record<string, string>> {
  const { baseUrl } = await fixture.server(...answers);
  const { checks } = await testConnection({ baseUrl, key: KEY });
  return Object.fromEntries(checks.map((check) => [check.id, check.state]));
}

describe('a connection test', () => {
  it('passes step by step where all is well, and sends one request that costs nothing', async () => {
    const server = await fixture.server(json(200, OK, { 'Trace-Id': 'trace-9' }));
    const report = await testConnection({ baseUrl: server.baseUrl, key: KEY });
    expect(report).toMatchObject({ ok: true, requestId: 'trace-9' });
    expect(report.checks.map((check) => `${check.id} ${check.state}`)).toEqual([
      'name ok',
      'proxy skipped',
      'tls skipped',
      'reach ok',
      'key ok',
      'balance ok',
      'rate ok',
    ]);
    for (const { finding } of report.checks) expect(connectionText(finding)).toMatch(/^[A-Z0-9].*\.$/);
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/files/list?purpose=voice_clone',
    ]);
  });

  it('tells a wrong key, an empty balance and an exceeded rate apart', async () => {
    expect(await statesOf(json(401, envelope(401, 'login fail (1004)')))).toMatchObject({
      reach: 'ok',
      key: 'failed',
      balance: 'skipped',
    });
    const empty = { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } };
    expect(await statesOf(json(200, empty))).toMatchObject({ key: 'ok', balance: 'failed', rate: 'ok' });
    const busy = { base_resp: { status_code: 1002, status_msg: 'rate limit' } };
    expect(await statesOf(json(200, busy))).toMatchObject({ key: 'ok', balance: 'ok', rate: 'attention' });
  });

  it('notices a server that is not the service', async () => {
    const portal = await statesOf((response) => response.writeHead(200).end('<html>Log in</html>'));
    expect(portal).toMatchObject({ reach: 'failed', key: 'skipped' });
  });

  it('names the step at which the way ends', async () => {
    const unknown = await testConnection({ baseUrl: 'https://no-such-host.invalid', key: KEY });
    expect(unknown.ok).toBe(false);
    expect(unknown.checks[0]).toMatchObject({ id: 'name', state: 'failed' });
    const closed = await fixture.server(json(200, OK));
    await closed.close();
    const refused = await testConnection({ baseUrl: closed.baseUrl, key: KEY });
    expect(refused.checks.find((check) => check.id === 'reach')).toMatchObject({
      state: 'failed',
      finding: { reason: 'refused', data: { host: new URL(closed.baseUrl).host } },
    });
    const plain = await fixture.server(json(200, OK));
    const noTls = await testConnection({ baseUrl: plain.baseUrl.replace('http:', 'https:'), key: KEY });
    expect(noTls.checks.find((check) => check.id === 'tls')).toMatchObject({ state: 'failed' });
  });

  it('tests the rest without a key', async () => {
    const { baseUrl, received } = await fixture.server(json(401, envelope(401, 'login fail (1004)')));
    const report = await testConnection({ baseUrl, key: null });
    expect(report.ok).toBe(false);
    expect(report.checks.find((check) => check.id === 'key')).toMatchObject({ state: 'attention' });
    expect(received[0]!.headers.authorization).toBeUndefined();
  });
});
