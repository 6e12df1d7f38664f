import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { NetworkError } from './network/network-error.ts';

/** A body whose length is known before it is read; each call of `chunks` reads it anew. */
export type RequestBody = { contentType: string; sizeBytes: number; chunks: () => AsyncIterable<Uint8Array> };

/** One request on the wire. Redirects are never followed here: the answer is handed back as it is. */
export type HttpRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body: RequestBody | null;
  agent: http.Agent;
  signal: AbortSignal;
  /** Longest silence on the connection, either way. */
  idleTimeoutMs: number;
  onUploadProgress?: (sentBytes: number, totalBytes: number) => void;
};

/** An answer whose body is still to be read; reading it throws Failure CANCELLED or what the network says. */
export type HttpResponse = { url: URL; status: number; headers: IncomingHttpHeaders; body: IncomingMessage };

const CONNECT_TIMEOUT_MS = 20_000;

/**
 * Sends a request and resolves when the head of the answer is there, even if that is before the whole body was sent.
 * @throws NetworkError, Failure CANCELLED, and whatever the body throws while it is read (FILE_MISSING, FILE_CHANGED)
 */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  if (request.signal.aborted) throw cancelled();
  const { url, method, agent } = request;
  const headers = headersOf(request);
  const outgoing = (url.protocol === 'https:' ? https : http).request(url, { method, headers, agent });
  let body: IncomingMessage | null = null;
  // The answer first: otherwise its reader would only learn that the connection broke.
  const end = (error: Error) => {
    body?.destroy(error);
    outgoing.destroy(error);
  };
  const cancel = () => end(cancelled());
  request.signal.addEventListener('abort', cancel, { once: true });
  outgoing.once('close', () => request.signal.removeEventListener('abort', cancel));
  watchSilence(outgoing, request.idleTimeoutMs, end);

  let isSent = false;
  // All of it was handed to the system: a small request is written whole long before there is a connection.
  outgoing.once('finish', () => (isSent = true));
  const answer = new Promise<HttpResponse>((resolve, reject) => {
    outgoing.once('response', (incoming) => {
      // A connection that breaks while the answer is read shows up on the answer, not on the request.
      incoming.on('error', () => undefined);
      body = incoming;
      resolve({ url, status: incoming.statusCode ?? 0, headers: incoming.headers, body: incoming });
    });
    outgoing.on('error', (error) => {
      reject(error instanceof Failure ? error : new NetworkError(error, isSent));
    });
  });
  // The answer may come before the body is through; a body that cannot be read ends the request.
  sendBody(outgoing, request).catch((error: unknown) =>
    outgoing.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return answer;
}

function headersOf({ headers, body }: HttpRequest): Record<string, string> {
  if (!body) return headers;
  return { ...headers, 'Content-Type': body.contentType, 'Content-Length': String(body.sizeBytes) };
}

async function sendBody(outgoing: ClientRequest, request: HttpRequest): Promise<void> {
  if (request.body) {
    let sentBytes = 0;
    const isOver = answeredOrClosed(outgoing);
    for await (const chunk of request.body.chunks()) {
      if (isOver()) return;
      if (!outgoing.write(chunk)) await drained(outgoing);
      sentBytes += chunk.length;
      request.onUploadProgress?.(sentBytes, request.body.sizeBytes);
    }
    if (isOver()) return;
  }
  outgoing.end();
}

/** True once the server has answered: it has seen enough, and the rest of the body would only delay the answer. */
function answeredOrClosed(outgoing: ClientRequest): () => boolean {
  let isAnswered = false;
  outgoing.once('response', (incoming) => {
    isAnswered = true;
    // Half a request would keep the connection open for ever.
    incoming.once('close', () => {
      if (!outgoing.writableEnded) outgoing.destroy();
    });
  });
  return () => isAnswered || outgoing.destroyed;
}

async function drained(outgoing: ClientRequest): Promise<void> {
  await new Promise<void>((resolve) => {
    const events = ['drain', 'close', 'response', 'error'];
    const done = () => {
      for (const event of events) outgoing.off(event, done);
      resolve();
    };
    for (const event of events) outgoing.on(event, done);
  });
}

function watchSilence(outgoing: ClientRequest, idleTimeoutMs: number, end: (error: Error) => void): void {
  const fail = (what: string) => () => end(Object.assign(new Error(what), { code: 'ETIMEDOUT' }));
  const connecting = setTimeout(fail('No connection in time'), CONNECT_TIMEOUT_MS);
  outgoing.once('close', () => clearTimeout(connecting));
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) clearTimeout(connecting);
    else socket.once('connect', () => clearTimeout(connecting));
    socket.setTimeout(idleTimeoutMs);
    const timeOut = fail('Nothing was heard in time');
    socket.on('timeout', timeOut);
    outgoing.once('close', () => socket.off('timeout', timeOut));
  });
}

/** CANCELLED: the caller's signal fired. */
export const cancelled = (): Failure => new Failure('CANCELLED', 'The request was cancelled.');
