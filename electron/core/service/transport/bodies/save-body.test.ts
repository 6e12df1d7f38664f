import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../../../testing/file-system/small-disk.ts';
import { type ScriptedServer, startScriptedServer } from '../../test-data/scripted-server.ts';
import { createServiceConnection } from '../create-service-connection.ts';
import { readLinkedBytes, readLinkedJson } from './linked-json.ts';
import { saveBody } from './save-body.ts';
import type { ServiceConnection } from '../service-connection.ts';

/* What is behind the links of results: somebody else's server, which may send anything. */

const KEY = 'sk-secret-0123456789';

let folder: string;
let target: string;
let servers: ScriptedServer[];
let connection: ServiceConnection;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-links-'));
  target = path.join(folder, 'result.mp3');
  servers = [];
  connection = createServiceConnection({
    baseUrl: 'http://127.0.0.1:9',
    key: async () => KEY,
    retry: { attempts: 2, firstDelayMs: 1 },
  });
});
afterEach(async () => {
  connection.dispose();
  for (const server of servers) await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The address of a server that answers like this, one answer after the other. */
async function link(...answers: ((response: ServerResponse) => void)[]): Promise<string> {
  const server = await startScriptedServer(...answers);
  servers.push(server);
  return `${server.baseUrl}/results/1?signature=abc`;
}
const says =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, headers).end(body);
const save = async (address: string, signal?: AbortSignal) =>
  await saveBody(await connection.openLink(address, signal ? { signal } : {}), target);
const schema = z.object({ words: z.array(z.string()) });
const readJson = async (address: string) => await readLinkedJson(connection, { link: address, schema, options: {} });

describe('a link', () => {
  it('is opened without the key, wherever it leads', async () => {
    const address = await link(says('sound'));
    await save(address);
    expect(fs.readFileSync(target, 'utf8')).toBe('sound');
    expect(JSON.stringify(servers[0]?.received)).not.toContain(KEY);
    expect(servers[0]?.received[0]?.headers.authorization).toBeUndefined();
  });

  it('is opened only over https or on this computer, and only where it is an address', async () => {
    const refused = [
      'http://results.example.com/1',
      'http://127.0.0.1.example.com/1',
      'http://localhost@example.com/1',
      'file:///etc/passwd',
      'data:text/plain,hello',
      'ftp://127.0.0.1/1',
      'javascript:alert(1)',
      '//127.0.0.1/1',
      '/v1/files',
      '',
    ];
    for (const address of refused) {
      await expect(connection.openLink(address)).rejects.toMatchObject({
        code: 'SERVICE_FAILED',
        data: { detail: 'link' },
      });
    }
  });

  it('that leads on to another address is refused, and nobody goes there', async () => {
    const elsewhere = await link(says('inner secrets'));
    const address = await link((response) => void response.writeHead(302, { Location: elsewhere }).end());
    await expect(save(address)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect([servers[0]?.received, fs.existsSync(target)]).toEqual([[], false]);
  });

  it('is tried again where the server is busy, and not where the result is gone', async () => {
    const busy = (response: ServerResponse) => void response.writeHead(503).end();
    await save(await link(busy, says('sound')));
    expect(servers[0]?.received).toHaveLength(2);
    fs.rmSync(target);
    const gone = await link((response) => void response.writeHead(404).end());
    await expect(save(gone)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect(servers[1]?.received).toHaveLength(1);
  });
});

describe('a file that is downloaded', () => {
  it('leaves nothing where the connection breaks in the middle', async () => {
    const half = await link((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    await expect(save(half)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing where it is cancelled, and says so', async () => {
    const cancel = new AbortController();
    const endless = await link((response) => {
      response.writeHead(200);
      response.write('half');
    });
    const saving = save(endless, cancel.signal);
    await expect.poll(() => fs.existsSync(target)).toBe(true);
    cancel.abort();
    await expect(saving).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing on a full disk, whose error comes as it is', async ({ skip }) => {
    const small = path.join(folder, 'small');
    fs.mkdirSync(small);
    const disk = mountSmallDisk(skip, small, { sizeKb: 256 });
    try {
      const large = await link(says(Buffer.alloc(3_000_000, 1)));
      const saving = saveBody(await connection.openLink(large), path.join(small, 'result.mp3'));
      await expect(saving).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(fs.readdirSync(small)).toEqual([]);
    } finally {
      disk.unmount();
    }
  });

  it('never takes the place of one that is there', async () => {
    fs.writeFileSync(target, 'mine');
    await expect(save(await link(says('theirs')))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(fs.readFileSync(target, 'utf8')).toBe('mine');
  });
});

describe('a document behind a link', () => {
  it('is read, with every echo of the key and every control character taken out', async () => {
    const content = { words: [`a ${KEY} b`, 'bell\u0007', 'esc\u001b[2J'] };
    // The key that was last sent is what an echo can hold.
    const echo = await startScriptedServer(says('{}', { 'Content-Type': 'application/json' }));
    servers.push(echo);
    const sent = createServiceConnection({ baseUrl: echo.baseUrl, key: async () => KEY });
    await sent.json({ method: 'GET', path: '/v1/x' }, z.object({}));
    const read = await readLinkedJson(sent, { link: await link(says(JSON.stringify(content))), schema, options: {} });
    expect(read.words).toEqual(['a [key] b', 'bell', 'esc[2J']);
    sent.dispose();
  });

  it('that is none, or another one, is said to be unusable', async () => {
    for (const body of [
      '',
      '{"words":',
      '<!doctype html><p>Sign in</p>',
      '[]',
      '{"words":"one"}',
      '{"words":[1]}',
      '\uFEFF',
    ])
      await expect(readJson(await link(says(body)))).rejects.toMatchObject({ data: { detail: 'document_format' } });
  });

  it('is read up to 32 MB and no byte further, however long it goes on', async () => {
    let isClosed = false;
    const endless = await link((response) => {
      response.writeHead(200);
      response.once('close', () => (isClosed = true));
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(readLinkedBytes(connection, { link: endless, options: {} })).rejects.toMatchObject({
      data: { detail: 'document_too_long' },
    });
    await expect.poll(() => isClosed).toBe(true);
  });
});
