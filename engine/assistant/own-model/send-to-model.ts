import http from 'node:http';
import https from 'node:https';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { OwnModelServer } from './own-model-server.ts';

/** What is sent to a server. Without a body it is a question. */
type ModelRequest = { path: string; body?: unknown; signal: AbortSignal };

/** An answer that has begun. `isStream` is told by its type: some servers answer at once although a stream was asked for. */
export type ModelAnswer = { isStream: boolean; body: AsyncIterable<Buffer> };

/** As much of a refusal is read. */
const MOST_REFUSAL_BYTES = 64 * 1024;
const SHOWN_CHARACTERS = 500;

/**
 * Sends to a server of the user and resolves when its answer begins. There is no time limit: a model may think about a long prompt
 * for minutes, and whoever waits can hang up. Redirects are not followed, because the key belongs to this address.
 * @throws Failure CANCELLED, and NETWORK_UNREACHABLE, with the words of the server where it refuses
 */
export async function sendToModel(server: OwnModelServer, request: ModelRequest): Promise<ModelAnswer> {
  const response = await connect(server, request);
  const { statusCode = 0 } = response;
  if (statusCode >= 200 && statusCode < 300) {
    return { isStream: /text\/event-stream/i.test(response.headers['content-type'] ?? ''), body: response };
  }
  const said = messageIn(await readSome(response));
  const clean = server.key === null ? said : said.replaceAll(server.key, '…');
  throw refused(statusCode, clean.slice(0, SHOWN_CHARACTERS));
}

async function connect(server: OwnModelServer, { path, body, signal }: ModelRequest): Promise<http.IncomingMessage> {
  const url = new URL(`${server.baseUrl.replace(/\/+$/, '')}${path}`);
  const text = body === undefined ? null : JSON.stringify(body);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: text === null ? 'GET' : 'POST',
      signal,
      headers: {
        Accept: 'text/event-stream, application/json',
        ...(text === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        ...(server.key === null ? {} : { Authorization: `Bearer ${server.key}` }),
      },
    });
    sent.once('response', resolve);
    sent.once('error', (error) => {
      reject(signal.aborted ? new Failure('CANCELLED', 'The client hung up.') : unreachable(url, error));
    });
    sent.end(text ?? undefined);
  });
}

const unreachable = (url: URL, cause: Error): Failure =>
  new Failure(
    'NETWORK_UNREACHABLE',
    `Your own model can’t be reached at ${url.host}. Check that its server runs.`,
    { host: url.host },
    { cause },
  );

const refused = (status: number, said: string): Failure =>
  new Failure('NETWORK_UNREACHABLE', `Your own model answered with ${status}${said === '' ? '' : `: ${said}`}.`, {
    httpStatus: status,
  });

async function readSome(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes >= MOST_REFUSAL_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What went wrong, in the words of a server: `{error: {message}}`, `{error: "…"}`, `{message}` or plain text. */
export function messageIn(text: string): string {
  try {
    const body = JSON.parse(text) as { error?: unknown; message?: unknown };
    const { error, message } = body;
    if (typeof error === 'string') return error;
    if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')
      return error.message;
    if (typeof message === 'string') return message;
  } catch {
    // Not every server answers JSON.
  }
  return text.trim();
}
