import { lookup } from 'node:dns/promises';
import { TLSSocket } from 'node:tls';
import type { ConnectionCheck, ConnectionReport } from '../../../shared/domain/settings/services/connection.ts';
import { failureRecord, type FailureData } from '../../../shared/domain/failures/failure.ts';
import type { ConnectionReason } from '../../../shared/domain/findings/connection-findings.ts';
import type { ServiceFailure } from './service-failure.ts';
import { answerOf, cleanerFor, type Answer } from './transport/answer.ts';
import { failureIn, traceIdOf } from './transport/decode-failure.ts';
import { sendRequest, type HttpResponse } from './transport/http-exchange.ts';
import { NetworkError, networkStage } from './transport/network/network-error.ts';
import { createAgents, proxyOf } from './transport/network/proxy-agents.ts';

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
  if (proxy) report.note('proxy', 'ok', found('proxy', { proxy: proxy.host }));
  else report.note('proxy', 'skipped', found('no_proxy'));
  if (proxy) report.note('name', 'skipped', found('name_by_proxy'));
  else if (!(await checkName(url.hostname, report))) return report.result(null);
  const answer = await ask(url, options, report);
  if (!answer) return report.result(null);
  judge(answer, options, report);
  return report.result(traceIdOf(answer));
}

const found = (reason: ConnectionReason, data: FailureData = {}) => ({ reason, data });

function createReport() {
  const noted = new Map<CheckId, ConnectionCheck>();
  return {
    note: (id: CheckId, state: ConnectionCheck['state'], finding: ConnectionCheck['finding']) =>
      void noted.set(id, { id, state, finding }),
    result(requestId: string | null): ConnectionReport {
      const checks = IDS.map((id) => noted.get(id) ?? { id, state: 'skipped' as const, finding: found('not_tested') });
      return { ok: checks.every((check) => check.state === 'ok' || check.state === 'skipped'), checks, requestId };
    },
  };
}
type Report = ReturnType<typeof createReport>;

async function checkName(host: string, report: Report): Promise<boolean> {
  try {
    const { address } = await lookup(host.replace(/^\[|\]$/g, ''));
    report.note('name', 'ok', found('name_found', { host, address }));
    return true;
  } catch (error) {
    report.note('name', 'failed', networkFinding(new NetworkError(error, false), host));
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
    report.note('reach', 'ok', found('responds', { host: url.host }));
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
    const name = cleanerFor(null)([issuer?.O ?? issuer?.CN ?? ''].flat().join(', '));
    report.note('tls', 'ok', found('certificate', { protocol: socket.getProtocol(), issuer: name }));
  } else {
    report.note('tls', 'skipped', found('no_encryption'));
  }
}

function noteUnreachable(error: unknown, url: URL, report: Report): void {
  if (error instanceof NetworkError) {
    const stage = networkStage(error);
    report.note(stage, 'failed', networkFinding(error, url.host));
    return;
  }
  const { code, data } = failureRecord(error);
  const isTimeout = code === 'CANCELLED';
  report.note('reach', 'failed', isTimeout ? found('timed_out', { host: url.host }) : { failure: { code, data } });
}

/** The step that failed, with the system's code of the error where it says more. */
function networkFinding(error: NetworkError, host: string) {
  const stage = networkStage(error);
  if (stage === 'name') return found('name_unknown', { host });
  if (stage === 'tls') return found('tls_failed', { host, systemCode: error.code });
  if (error.code === 'ECONNREFUSED') return found('refused', { host });
  return error.code === 'ETIMEDOUT' ? found('timed_out', { host }) : found('lost', { host, systemCode: error.code });
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
    report.note('reach', 'failed', found('other_server'));
    return;
  }
  if (!key) {
    report.note('key', 'attention', found('key_missing'));
    return;
  }
  if (failure) noteFailure(failure, report);
  else report.note('key', 'ok', found('key_accepted'));
  if (failure && failure.code !== 'RATE_LIMITED' && failure.code !== 'BALANCE_TOO_LOW') return;
  if (failure?.code !== 'BALANCE_TOO_LOW') report.note('balance', 'ok', found('balance_ok'));
  if (failure?.code !== 'RATE_LIMITED') report.note('rate', 'ok', found('rate_ok'));
}

function noteFailure({ code, data }: ServiceFailure, report: Report): void {
  if (code === 'KEY_REJECTED') {
    report.note('key', 'failed', { failure: { code, data } });
  } else if (code === 'BALANCE_TOO_LOW') {
    report.note('key', 'ok', found('key_known'));
    report.note('balance', 'failed', { failure: { code, data } });
  } else if (code === 'RATE_LIMITED') {
    report.note('key', 'ok', found('key_known'));
    report.note('rate', 'attention', { failure: { code, data } });
  } else {
    report.note('reach', 'failed', { failure: { code, data } });
  }
}
