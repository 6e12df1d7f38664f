import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../shared/domain/test-data/seeded-random.ts';
import type { EngineContext } from '../exchange.ts';
import { rawPost } from '../test-data/raw-post.ts';
import { silentWav, startTestEngine, TEST_KEY, type TestEngine } from '../test-data/test-engine.ts';
import { readMultipart } from './read-multipart.ts';

const ROUTES = ['/v1/speech_to_text', '/v1/files/upload', '/v1/local/speaker_labels'];
const BIG = 'x'.repeat(200_000);
let engine: TestEngine;
let sound: string;

beforeAll(async () => {
  engine = await startTestEngine();
  sound = Buffer.from(await silentWav(0.2).arrayBuffer()).toString('latin1');
});
afterAll(async () => engine.end());

type Sent = { pieceBytes?: number; hangsUp?: boolean; boundary?: string };

const post = async (route: string, body: string, { boundary = 'b', ...sent }: Sent = {}) => {
  const bytes = Buffer.from(body, 'latin1');
  const headers = {
    Authorization: `Bearer ${TEST_KEY}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': bytes.length,
  };
  return rawPost({ port: engine.port, path: route, headers, body: bytes, ...sent });
};

const head = (disposition: string) => `--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n`;
const field = (name: string, value: string) => `${head(`; name="${name}"`)}${value}\r\n`;
const file = (name: string, content: string) => `${head(`; name="${name}"; filename="a.wav"`)}${content}\r\n`;
const END = '--b--\r\n';
/** Refused by its form, as the interface says it on each route. */
const REFUSED = /^HTTP\/1\.1 (400|200) [\s\S]*(\(2013\)|"status_code":2013)/;

/** A body in which a part of each kind stands once, small enough to be cut at each byte. */
const everyPart = () =>
  `preamble\r\n${field('model', 'none')}${file('other', 'abc')}${file('file', 'abc')}${file('file', 'abc')}` +
  `${head('')}nameless\r\n${head('; filename="b.wav"')}abc\r\n--b\r\n\r\nheadless\r\n${field('purpose', 'voice_clone')}${END}`;

async function eachRoute(check: (path: string) => Promise<void>): Promise<void> {
  await Promise.all(ROUTES.map(check));
}

describe('a form that is cut off', () => {
  it.each([
    ['in its only part', file('file', 'abc').slice(0, -2)],
    ['in a file part of another name', file('other', 'abc').slice(0, -2)],
    ['in the second of two files', `${file('file', 'abc')}${file('file', 'abc').slice(0, -2)}`],
    ['in a file of another name behind the file', `${file('file', BIG)}${file('other', BIG).slice(0, -2)}`],
    ['in a file of another name before the file', `${file('other', BIG)}${file('file', BIG).slice(0, -2)}`],
    ['in a field', field('model', 'asr-1').slice(0, -2)],
    ['in the head of a part', head('; name="file"; filename="a').slice(0, -6)],
    ['before its first part', 'a preamble and nothing else'],
    ['before its first byte', ''],
    ['behind a whole file', file('file', BIG)],
    ['within its last border', `${file('file', 'abc')}--b`],
  ])('%s is refused on every route at once', async (_name, body) => {
    // More than once: whether a stream has ended when its successor fails is a matter of the moment.
    for (let count = 0; count < 6; count += 1) {
      await eachRoute(async (path) => expect(await post(path, body)).toMatch(REFUSED));
    }
    await expect.poll(engine.temporaryFiles).toEqual([]);
  });

  it('at any byte is refused, and one whose client hangs up there leaves nothing behind', async () => {
    const body = everyPart();
    const ends = Array.from({ length: body.length - END.length }, (_, end) => end);
    for (let from = 0; from < ends.length; from += 24) {
      await Promise.all(
        ends.slice(from, from + 24).map(async (end, index) => {
          const path = ROUTES[index % ROUTES.length]!;
          expect(await post(path, body.slice(0, end)), `cut at ${end}`).toMatch(REFUSED);
          await post(path, body.slice(0, end), { hangsUp: true });
        }),
      );
    }
    await expect.poll(engine.temporaryFiles).toEqual([]);
    expect((await engine.send('/v1/files/list')).status).toBe(200);
  });
});

describe('a form that is damaged', () => {
  it('anywhere is answered, whatever was changed and however it comes in', async () => {
    const { next } = randomBytes(11);
    const mutated = (body: string) => {
      let text = body;
      for (let count = 0; count < 1 + (next() % 4); count += 1) {
        const at = next() % text.length;
        const cut = next() % 3 === 0 ? next() % 40 : 1;
        const put = ['', String.fromCharCode(next() % 256), '\r\n', '--b', '\r\n--b\r\n', '\r\n\r\n'][next() % 6]!;
        text = text.slice(0, at) + put + text.slice(at + cut);
      }
      return text;
    };
    for (let round = 0; round < 20; round += 1) {
      await eachRoute(async (path) => {
        const answer = await post(path, mutated(everyPart()), { pieceBytes: 1 + (next() % 400) });
        expect(answer).toMatch(/^HTTP\/1\.1 (400|200) /);
      });
    }
    await expect.poll(engine.temporaryFiles).toEqual([]);
  });

  it('by another border than it names is refused', async () => {
    const body = `${file('file', 'abc')}${END}`;
    await eachRoute(async (path) => expect(await post(path, body, { boundary: 'other' })).toMatch(REFUSED));
    await eachRoute(async (path) => expect(await post(path, body, { boundary: '' })).toMatch(REFUSED));
  });

  it('by too many fields is refused instead of losing those behind', async () => {
    const many = Array.from({ length: 60 }, (_, index) => field(`f${index}`, 'x')).join('');
    const answer = await post('/v1/speech_to_text', `${many}${file('file', sound)}${END}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*too many fields/);
  });
});

it('a form that comes byte by byte is read as any other', async () => {
  const body = `${field('model', 'asr-1.0')}${file('other', 'abc')}${file('file', sound)}${END}`;
  expect(await post('/v1/speech_to_text', body, { pieceBytes: 1 })).toMatch(/^HTTP\/1\.1 200 [\s\S]*"duration":0\.2/);
});

it('a client that stops sending in the middle does not hold its form open for ever', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-form-'));
  const server = createServer((incoming, outgoing) => {
    const context = {
      env: { incoming, outgoing },
      get: () => new AbortController().signal,
    } as unknown as EngineContext;
    readMultipart(context, { folder, maxBytes: 1000, stallMs: 50 }).catch((error: Error) =>
      outgoing.end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const body = Buffer.from(file('file', 'abc').slice(0, -2));
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 900 };
  expect(await rawPost({ port, path: '/', headers, body })).toMatch(/The form has no end/);
  expect(await readdir(folder)).toEqual([]);
  server.close();
  await rm(folder, { recursive: true });
});

function randomBytes(seed: number): { next: () => number } {
  const random = seededRandom(seed);
  return { next: () => Math.floor(random() * 65_536) };
}
