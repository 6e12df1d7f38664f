import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server got: method, path, headers and how many bytes of the body. */
export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  bodyBytes: number;
  body: string;
};

/** A service that fails in ways that the real ones cannot be made to. */
export type ScriptedServer = {
  baseUrl: string;
  port: number;
  received: Received[];
  /** Connections that are open now. */
  connections: () => Promise<number>;
  close: () => Promise<void>;
};

/** Answers the n-th request with the n-th answer, the last one for ever. */
export async function startScriptedServer(
  ...answers: ((response: ServerResponse, request: IncomingMessage) => void)[]
): Promise<ScriptedServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const entry = { method: request.method!, path: request.url!, headers: request.headers, bodyBytes: 0, body: '' };
    const answer = answers[Math.min(received.length, answers.length - 1)]!;
    received.push(entry);
    request.on('data', (chunk: Buffer) => {
      entry.bodyBytes += chunk.length;
      if (entry.body.length < 2000) entry.body += chunk.toString('latin1');
    });
    // A client that breaks off is what these tests are about.
    request.on('error', () => undefined);
    answer(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    received,
    connections: async () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** An answer in JSON, sent when the whole request has come in. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse, request: IncomingMessage): void => {
    request.on('end', () => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  };
