import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted server was asked. */
export type AskedModel = {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
  hasHungUp: () => boolean;
};

/** Gives the answer to one request. */
export type ModelScript = (response: ServerResponse, asked: AskedModel) => void | Promise<void>;

/** A model server on real HTTP that answers by script and remembers what it was asked. */
export type ScriptedModel = {
  baseUrl: string;
  asked: AskedModel[];
  answer: (script: ModelScript) => void;
  close: () => Promise<void>;
};

/** Starts one; until told otherwise it answers nothing. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const asked: AskedModel[] = [];
  let script: ModelScript = (response) => void response.end();
  const server = createServer((request, response) => {
    void (async () => {
      const entry = await askedIn(request, response);
      asked.push(entry);
      await script(response, entry);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: (next) => (script = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function askedIn(request: IncomingMessage, response: ServerResponse): Promise<AskedModel> {
  let text = '';
  let hasHungUp = false;
  response.once('close', () => (hasHungUp = !response.writableFinished));
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    hasHungUp: () => hasHungUp,
  };
}

/** Begins a stream of events. */
export const beginStream = (response: ServerResponse): void =>
  void response.writeHead(200, { 'Content-Type': 'text/event-stream' });

/** Streams the deltas of one choice, then how it finished, then `last` chunks, then `[DONE]`. */
export function streamDeltas(deltas: readonly unknown[], finish = 'stop', last: readonly unknown[] = []): ModelScript {
  return (response) => {
    beginStream(response);
    const chunk = (delta: unknown, reason: string | null) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
    const chunks = [...deltas.map((delta) => chunk(delta, null)), chunk({}, finish), ...last];
    for (const each of chunks) response.write(`data: ${JSON.stringify(each)}\n\n`);
    response.end('data: [DONE]\n\n');
  };
}

/** Answers JSON at once. */
export const json =
  (body: unknown, status = 200): ModelScript =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
