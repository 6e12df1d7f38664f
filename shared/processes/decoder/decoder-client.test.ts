import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { decodeHere } from '../../audio/decoders/native-decode.ts';
import { nodeProcessStarter } from '../node-process-starter.ts';
import type { ProcessStarter, StartedProcess } from '../process-starter.ts';
import { createDecoderClient, type DecoderClient, type DecoderLimits } from './decoder-client.ts';
import type { DecoderStart } from './decoder-protocol.ts';
import { decoderStarter } from './start-decoder.ts';

const RATE_HZ = 16_000;
const folder = mkdtempSync(path.join(tmpdir(), 'decoder-'));
let whole: Buffer;
let children: StartedProcess[] = [];
let ends: (number | null)[] = [];
let open: DecoderClient[] = [];

beforeAll(() => {
  const file = path.join(folder, 'noise.aac');
  const noise = `anoisesrc=d=2:r=${RATE_HZ}:a=0.2:seed=7`;
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', noise, '-ac', '1', '-c:a', 'aac', file]);
  whole = readFileSync(file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const client of open) client.close();
  [children, ends, open] = [[], [], []];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const remembering: ProcessStarter = {
  start(request) {
    const child = nodeProcessStarter.start(request);
    children.push(child);
    return child;
  },
};
const startDecoder = decoderStarter(remembering, { onLine: () => undefined, onEnd: (code) => ends.push(code) });

function clientOf(limits?: DecoderLimits): DecoderClient {
  const client = createDecoderClient(startDecoder, limits);
  open.push(client);
  return client;
}

const pidOf = (index: number): number => children[index]?.pid ?? 0;

/** Whether a process runs; a signal that does nothing tells. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Raw AAC with zeros from the sixth byte of its fifth frame on, as a download that was cut leaves them. */
function withZeros(): Buffer {
  let at = 0;
  for (let frame = 0; frame < 4; frame += 1) at += (whole.readUInt32BE(at + 3) >>> 13) & 0x1fff;
  const length = (whole.readUInt32BE(at + 3) >>> 13) & 0x1fff;
  return Buffer.from(whole).fill(0, at + 13, at + length);
}

test('a file decodes in a process of its own to the same samples as here', async () => {
  const apart = await clientOf().decode(whole, RATE_HZ);
  const here = await (await decodeHere(RATE_HZ))(whole);
  expect(apart).toEqual(here);
});

test('a decoder that crashes in the middle of a file fails that file, and the next is decoded', async () => {
  const client = clientOf();
  await client.decode(whole, RATE_HZ);
  process.kill(pidOf(0), 'SIGSTOP');
  const broken = client.decode(whole, RATE_HZ);
  const next = client.decode(whole, RATE_HZ);
  process.kill(pidOf(0), 'SIGSEGV');
  process.kill(pidOf(0), 'SIGCONT');
  await expect(broken).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  expect((await next)[0]?.length).toBeGreaterThan(RATE_HZ);
  expect(children).toHaveLength(2);
  expect(ends).toEqual([null]);
});

test('a file that makes the native library abort its process fails alone', async () => {
  const client = clientOf();
  await expect(client.decode(withZeros(), RATE_HZ)).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  expect((await client.decode(whole, RATE_HZ))[0]?.length).toBeGreaterThan(RATE_HZ);
});

test('what the library refuses is a plain error, and its process stays', async () => {
  const client = clientOf();
  await expect(client.decode(Buffer.from('no audio at all'), RATE_HZ)).rejects.toThrow();
  await client.decode(whole, RATE_HZ);
  expect(children).toHaveLength(1);
});

test('a decoder that neither works nor answers is killed', async () => {
  const client = createDecoderClient(startStopped, { silentMs: 300 });
  open.push(client);
  await expect(client.decode(whole, RATE_HZ)).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
  await vi.waitFor(() => expect(isAlive(pidOf(0))).toBe(false));
});

/** A decoder that says who it is and then never again anything. */
function startStopped({ port, token }: DecoderStart): void {
  const code = `const net = require('node:net');
    const socket = net.connect(${port}, '127.0.0.1');
    const hello = Buffer.concat([Buffer.from('${token}'), Buffer.alloc(4)]);
    hello.writeUInt32LE(process.pid, hello.length - 4);
    socket.write(hello);`;
  remembering.start({ entry: '-e', args: [code], env: {}, name: 'silent' });
}

test('an idle decoder ends, and the next file gets a new one', async () => {
  const client = clientOf({ idleMs: 20 });
  await client.decode(whole, RATE_HZ);
  await vi.waitFor(() => expect(isAlive(pidOf(0))).toBe(false));
  await client.decode(whole, RATE_HZ);
  expect(children).toHaveLength(2);
});

test('a decoder knows no key', async () => {
  vi.stubEnv('ATELIER_API_KEY', 'secret-of-the-cloud');
  vi.stubEnv('ATELIER_ENGINE_KEY', 'secret-of-the-engine');
  await clientOf().decode(whole, RATE_HZ);
  const environment = readFileSync(`/proc/${pidOf(0)}/environ`, 'utf8');
  expect(environment).toContain('PATH=');
  expect(environment).not.toContain('secret-of');
});

test('a program that connects without the token is no decoder', async () => {
  let ended = false;
  const client = createDecoderClient((start) => {
    const stranger = connect(start.port, '127.0.0.1', () => stranger.write(Buffer.alloc(52)));
    stranger.on('close', () => (ended = true)).on('error', () => undefined);
    startDecoder(start);
  });
  open.push(client);
  expect((await client.decode(whole, RATE_HZ)).length).toBe(1);
  await vi.waitFor(() => expect(ended).toBe(true));
});

test('a decoder that is caught in a slice ends itself by its processor time', () => {
  const url = JSON.stringify(path.join(import.meta.dirname, 'watch-decoding.ts'));
  const code = `import { Worker } from 'node:worker_threads';
    const { watchDecoding } = await import(${url});
    watchDecoding();
    new Worker('for (;;);', { eval: true });`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { timeout: 120_000 });
  expect(status).toBe(70);
});
