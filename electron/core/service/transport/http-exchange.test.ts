import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { createGate } from '../../testing/gate.ts';
import { type HttpRequest, type RequestBody, sendRequest } from './http-exchange.ts';
import { jsonBody } from './bodies/json-body.ts';
import { NetworkError } from './network/network-error.ts';

/* What decides whether a request may be sent again: how far it got, and who ended it. */

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that does what a test says with a request and its connection. */
async function serve(handle: (request: http.IncomingMessage, response: http.ServerResponse) => void): Promise<URL> {
  const server = http.createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/x`);
}
/** A server that speaks no HTTP of its own. */
async function serveRaw(handle: (socket: net.Socket) => void): Promise<URL> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

function send(url: URL, change: Partial<HttpRequest> = {}) {
  const agent = new http.Agent();
  ends.push(() => agent.destroy());
  const signal = new AbortController().signal;
  return sendRequest({ method: 'POST', url, headers: {}, body: null, agent, signal, idleTimeoutMs: 60_000, ...change });
}
const failureOf = async (outcome: Promise<unknown>) =>
  await outcome.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
const bodyOf = (chunks: () => AsyncIterable<Uint8Array>, sizeBytes: number): RequestBody => ({
  contentType: 'application/octet-stream',
  sizeBytes,
  chunks,
});
const text = async (body: AsyncIterable<Buffer>) => {
  let all = '';
  for await (const chunk of body) all += chunk.toString();
  return all;
};

describe('a connection that breaks', () => {
  it('before the request is through leaves nothing that may be billed', async () => {
    const url = await serve((request) => request.once('data', () => request.socket.destroy()));
    const endless = async function* () {
      for (;;) {
        yield new Uint8Array(65_536);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const error = await failureOf(send(url, { body: bodyOf(endless, 1e12) }));
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as NetworkError).wasSent).toBe(false);
  });

  it('after the request was through may have been billed', async () => {
    const url = await serve((request) => {
      request.resume().once('end', () => request.socket.destroy());
    });
    const whole = async function* () {
      yield Buffer.from('whole');
    };
    const error = await failureOf(send(url, { body: bodyOf(whole, 5) }));
    expect(error).toMatchObject({ name: 'NetworkError', wasSent: true });
  });

  it('that could never be made was surely not sent, however small the request: without a network, nothing is billed', async () => {
    const url = await serve(() => undefined);
    for (const end of ends.splice(0)) end();
    const body = jsonBody({ prompt: 'fox' });
    for (const request of [send(url), send(url, { body })])
      expect(await failureOf(request)).toMatchObject({ name: 'NetworkError', code: 'ECONNREFUSED', wasSent: false });
    const nowhere = failureOf(send(new URL('http://no-such-host.invalid/'), { body }));
    expect(await nowhere).toMatchObject({ name: 'NetworkError', wasSent: false });
  });

  it('that was never secure was not sent: the service with a foreign certificate has seen nothing', async () => {
    const plain = await serveRaw((socket) => socket.once('data', () => socket.end('no TLS here')));
    const agent = new https.Agent();
    ends.push(() => agent.destroy());
    const url = new URL(`https://127.0.0.1:${plain.port}/`);
    const error = await failureOf(send(url, { agent, body: jsonBody({ prompt: 'fox' }) }));
    expect(error).toMatchObject({ name: 'NetworkError', wasSent: false });
  });

  it('in the middle of the answer shows on the answer', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const { body, status } = await send(url, { method: 'GET' });
    expect(status).toBe(200);
    await expect(text(body)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('or says what is no HTTP is a network that fails, not a crash', async () => {
    for (const said of [
      'SSH-2.0-OpenSSH_9.0\r\n',
      'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n',
      '\u0000'.repeat(100),
    ]) {
      const url = await serveRaw((socket) => socket.once('data', () => socket.end(said)));
      expect(await failureOf(send(url, { method: 'GET' }))).toBeInstanceOf(NetworkError);
    }
  });
});

describe('silence', () => {
  it('longer than was said ends the request, before the answer and in the middle of it', async () => {
    const never = await serve(() => undefined);
    const silent = send(never, { method: 'GET', idleTimeoutMs: 50 });
    expect(await failureOf(silent)).toMatchObject({ name: 'NetworkError', code: 'ETIMEDOUT' });
    const half = await serve((_, response) => void response.write('half'));
    const { body } = await send(half, { method: 'GET', idleTimeoutMs: 1000 });
    await expect(text(body)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});

describe('a cancelled request', () => {
  it('is not even begun where it was cancelled before', async () => {
    let count = 0;
    const url = await serve(() => void (count += 1));
    expect(await failureOf(send(url, { signal: AbortSignal.abort() }))).toMatchObject({ code: 'CANCELLED' });
    expect(count).toBe(0);
  });

  it('ends on the wire, and is cancelled for who waits and for who reads', async () => {
    const [arrived, closed] = [createGate(), createGate()];
    const url = await serve((request, response) => {
      request.once('close', closed.open);
      if (request.method === 'GET') response.write('half');
      arrived.open();
    });
    const waiting = new AbortController();
    const outcome = failureOf(send(url, { signal: waiting.signal }));
    await arrived.promise;
    waiting.abort();
    expect(await outcome).toMatchObject({ code: 'CANCELLED' });
    await closed.promise;
    const reading = new AbortController();
    const { body } = await send(url, { method: 'GET', signal: reading.signal });
    const read = failureOf(text(body));
    reading.abort();
    expect(await read).toBeInstanceOf(Failure);
  });
});

describe('a body', () => {
  it('that cannot be read ends the request with what it says, and no whole request arrives', async () => {
    const [begun, ended] = [createGate(), createGate()];
    let isWhole = true;
    const url = await serve((request) => {
      request.once('data', begun.open).on('error', () => undefined);
      request.once('close', () => {
        isWhole = request.complete;
        ended.open();
      });
    });
    const broken = async function* () {
      yield Buffer.from('half');
      await begun.promise;
      throw new Failure('FILE_CHANGED', 'The file changed.');
    };
    expect(await failureOf(send(url, { body: bodyOf(broken, 100) }))).toMatchObject({ code: 'FILE_CHANGED' });
    await ended.promise;
    expect(isWhole).toBe(false);
  });

  it('is told as it goes out, up to its whole length', async () => {
    const url = await serve((request, response) => void request.resume().once('end', () => response.end('ok')));
    const told: number[] = [];
    const parts = async function* () {
      for (let part = 0; part < 4; part += 1) yield new Uint8Array(1000);
    };
    const { body } = await send(url, { body: bodyOf(parts, 4000), onUploadProgress: (sent) => void told.push(sent) });
    expect([await text(body), told]).toEqual(['ok', [1000, 2000, 3000, 4000]]);
  });

  it('is not sent on once the service has answered: the refusal comes without the rest', async () => {
    const url = await serve((_, response) => {
      response.writeHead(413, { Connection: 'close' }).end('too large');
    });
    let sent = 0;
    const endless = async function* () {
      for (; sent < 1e6; sent += 1) {
        yield new Uint8Array(65_536);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const { status, body } = await send(url, { body: bodyOf(endless, 65_536e6) });
    expect([status, await text(body)]).toEqual([413, 'too large']);
    expect(sent).toBeLessThan(1e5);
  });
});

it('a redirect is handed back as it is, and nobody goes there', async () => {
  let elsewhere = 0;
  const target = await serve(() => void (elsewhere += 1));
  const url = await serve((_, response) => void response.writeHead(307, { Location: target.href }).end());
  const { status, headers, body } = await send(url, { headers: { Authorization: 'Bearer sk' } });
  body.resume();
  expect([status, headers.location, elsewhere]).toEqual([307, target.href, 0]);
});
