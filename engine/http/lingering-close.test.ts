import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from './test-data/test-engine.ts';

const CHUNK = Buffer.alloc(256 * 1024);
const CHUNKS = 12;

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(async () => engine.end());

/** The status that a client gets which sends its body piece by piece, whatever comes back meanwhile. */
async function statusOfUpload(): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: 'Bearer wrong', 'Content-Length': CHUNK.length * CHUNKS };
    const options = { port: engine.port, host: '127.0.0.1', path: '/v1/speech_to_text', method: 'POST', headers };
    const outgoing = request({ ...options, agent: false }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    void (async () => {
      for (let count = 0; count < CHUNKS && !outgoing.destroyed; count += 1) {
        outgoing.write(CHUNK);
        await nextTurn();
      }
      outgoing.end();
    })();
  });
}

it('a client that is refused while it still sends gets the refusal', async () => {
  for (let count = 0; count < 30; count += 1) expect(await statusOfUpload()).toBe(401);
});
