import { answerOf, cleanerFor } from './answer.ts';
import { failureIn, networkFailure, unusableAnswer } from './decode-failure.ts';
import { sendRequest, type HttpResponse } from './http-exchange.ts';
import { NetworkError } from './network/network-error.ts';
import type { Agents } from './network/proxy-agents.ts';
import type { CallOptions } from './service-connection.ts';

const IDLE_TIMEOUT_MS = 60_000;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Opens a link that the service gave to a result, without the key. Only https, or http on this computer.
 * @throws ServiceFailure, Failure CANCELLED
 */
export async function openResultLink(link: string, agents: Agents, call: CallOptions = {}): Promise<HttpResponse> {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  if (!url || !isAllowed) throw unusableAnswer(bareHead(200), 'link');
  const response = await sendRequest({
    method: 'GET',
    url,
    headers: { Accept: '*/*' },
    body: null,
    agent: agents.agentFor(url),
    signal: call.signal ?? new AbortController().signal,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw error instanceof NetworkError ? networkFailure(error, url) : error;
  });
  if (response.status === 200) return response;
  response.body.destroy();
  const answer = answerOf(response, { clean: cleanerFor(null) });
  throw failureIn(answer) ?? unusableAnswer(answer, 'status');
}

const bareHead = (status: number) => ({ status, headers: {}, text: '', json: undefined });
