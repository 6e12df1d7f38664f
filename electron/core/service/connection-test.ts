import { lookup } from 'node:dns/promises';
import { TLSSocket } from 'node:tls';
import type { ConnectionCheck, ConnectionReport } from '../../../shared/domain/settings/connection.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ServiceFailure } from './service-failure.ts';
import { answerOf, cleanerFor, type Answer } from './transport/answer.ts';
import { failureIn, traceIdOf } from './transport/decode-failure.ts';
import { sendRequest, type HttpResponse } from './transport/http-exchange.ts';
import { NetworkError, networkSentence, networkStage } from './transport/network-error.ts';
import { createAgents, proxyOf } from './transport/proxy-agents.ts';

/** What to test. `key` null: everything but the key is tested. */
export type ConnectionTestOptions = { baseUrl: string; key: string | null; timeoutMs?: number };

type CheckId = ConnectionCheck['id'];
/** Lists the files of one purpose: answered by every account, billed by none, and refused without a valid key. */
const PROBE_PATH = '/v1/files/list?purpose=voice_clone';
const TIMEOUT_MS = 20_000;
const LARGEST_BODY_BYTES = 1024 * 1024;
const IDS: readonly CheckId[] = ['name', 'proxy', 'tls', 'reach', 'key', 'balance', 'rate'];

/** Tests the way to the service step by step. Never throws; sends nothing that is billed; tries once. */
export async function testConnection(options: ConnectionTestOptions): Promise<ConnectionReport> {
  const report = createReport();
  const url = new URL(`${options.baseUrl}${PROBE_PATH}`);
  const proxy = proxyOf(url);
  if (proxy) report.note('proxy', 'ok', `Requests go through the proxy ${proxy.host}.`);
  else report.note('proxy', 'skipped', 'No proxy is set for this address.');
  if (proxy) report.note('name', 'skipped', 'The proxy resolves the name.');
  else if (!(await checkName(url.hostname, report))) return report.result(null);
  const answer = await ask(url, options, report);
  if (!answer) return report.result(null);
  judge(answer, options, report);
  return report.result(traceIdOf(answer));
}

function createReport() {
  const found = new Map<CheckId, ConnectionCheck>();
  return {
    note: (id: CheckId, state: ConnectionCheck['state'], detail: string) => void found.set(id, { id, state, detail }),
    result(requestId: string | null): ConnectionReport {
      const checks = IDS.map(
        (id) =>
          found.get(id) ?? { id, state: 'skipped' as const, detail: 'Not tested, because an earlier step failed.' },
      );
      return { ok: checks.every((check) => check.state === 'ok' || check.state === 'skipped'), checks, requestId };
    },
  };
}
type Report = ReturnType<typeof createReport>;

async function checkName(host: string, report: Report): Promise<boolean> {
  try {
    const { address } = await lookup(host.replace(/^\[|\]$/g, ''));
    report.note('name', 'ok', `${host} resolves to ${address}.`);
    return true;
  } catch (error) {
    report.note('name', 'failed', networkSentence(new NetworkError(error, false), host));
    return false;
  }
}

async function ask(url: URL, options: ConnectionTestOptions, report: Report): Promise<Answer | null> {
  const agents = createAgents();
  try {
    const response = await sendRequest({
      method: 'GET',
      url,
      headers: options.key ? { Authorization: `Bearer ${options.key}` } : {},
      body: null,
      agent: agents.agentFor(url),
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      idleTimeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    });
    noteTls(response, report);
    report.note('reach', 'ok', `${url.host} responds.`);
    return await readAnswer(response, options.key);
  } catch (error) {
    noteUnreachable(error, url, report);
    return null;
  } finally {
    agents.dispose();
  }
}

function noteTls(response: HttpResponse, report: Report): void {
  const { socket } = response.body;
  if (socket instanceof TLSSocket) {
    const issuer = socket.getPeerCertificate().issuer;
    const name = cleanerFor(null)([issuer?.O ?? issuer?.CN ?? 'an unknown issuer'].flat().join(', '));
    report.note('tls', 'ok', `Encrypted (${socket.getProtocol()}), certificate from ${name}.`);
  } else {
    report.note('tls', 'skipped', 'The address is on this computer and needs no encryption.');
  }
}

function noteUnreachable(error: unknown, url: URL, report: Report): void {
  if (error instanceof NetworkError) {
    const stage = networkStage(error);
    report.note(stage, 'failed', networkSentence(error, url.host));
    return;
  }
  const isTimeout = failureRecord(error).code === 'CANCELLED';
  const detail = error instanceof Error ? error.message : String(error);
  report.note('reach', 'failed', isTimeout ? `${url.host} didn’t respond in time. Check your connection.` : detail);
}

async function readAnswer(response: HttpResponse, key: string | null): Promise<Answer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > LARGEST_BODY_BYTES) break;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return answerOf(response, { text, clean: cleanerFor(key) });
}

function judge(answer: Answer, { key }: ConnectionTestOptions, report: Report): void {
  const failure = failureIn(answer);
  if (!failure && answer.json === undefined) {
    report.note('reach', 'failed', 'Another server responds at this address, not the service. Check the address.');
    return;
  }
  if (!key) {
    report.note('key', 'attention', 'No key stored.');
    return;
  }
  if (failure) noteFailure(failure, report);
  else report.note('key', 'ok', 'The service accepts the key.');
  if (failure && failure.code !== 'RATE_LIMITED' && failure.code !== 'BALANCE_TOO_LOW') return;
  if (failure?.code !== 'BALANCE_TOO_LOW') report.note('balance', 'ok', 'No balance problem reported.');
  if (failure?.code !== 'RATE_LIMITED') report.note('rate', 'ok', 'No rate limit hit.');
}

function noteFailure(failure: ServiceFailure, report: Report): void {
  if (failure.code === 'KEY_REJECTED') {
    report.note('key', 'failed', failure.message);
  } else if (failure.code === 'BALANCE_TOO_LOW') {
    report.note('key', 'ok', 'The service recognises the key.');
    report.note('balance', 'failed', failure.message);
  } else if (failure.code === 'RATE_LIMITED') {
    report.note('key', 'ok', 'The service recognises the key.');
    report.note('rate', 'attention', failure.message);
  } else {
    report.note('reach', 'failed', failure.message);
  }
}
