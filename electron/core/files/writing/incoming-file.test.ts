import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveFile, takeFile } from './incoming-file.ts';

let root: string;
let incoming: string;
let source: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-incoming-'));
  [incoming, source] = [path.join(root, 'incoming'), path.join(root, 'talk.wav')];
  fs.mkdirSync(incoming);
  fs.writeFileSync(source, 'the whole talk');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const take = (change: Partial<Parameters<typeof takeFile>[0]> = {}) =>
  takeFile({ file: source, fileName: 'talk.wav', move: false, ...change }, incoming);
const left = () => fs.readdirSync(incoming);

describe('a file that is taken', () => {
  it('is copied whole and private, and the user’s own stays as it is', async () => {
    fs.chmodSync(source, 0o444);
    const { file, sizeBytes } = await take();
    expect([fs.readFileSync(file, 'utf8'), sizeBytes]).toEqual(['the whole talk', 14]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect([fs.readFileSync(source, 'utf8'), fs.statSync(source).mode & 0o777]).toEqual(['the whole talk', 0o444]);
  });

  it('is moved where that is asked for, and is then in one place', async () => {
    const { file } = await take({ move: true });
    expect([fs.existsSync(source), fs.readFileSync(file, 'utf8')]).toEqual([false, 'the whole talk']);
  });

  it('behind a link is the file that the link leads to; the link and its file stay', async () => {
    const link = path.join(root, 'link.wav');
    fs.symlinkSync(source, link);
    const { file } = await take({ file: link });
    expect([fs.lstatSync(file).isFile(), fs.readFileSync(file, 'utf8')]).toEqual([true, 'the whole talk']);
    expect(fs.readlinkSync(link)).toBe(source);
  });

  it('twice at the same moment is there twice', async () => {
    const taken = await Promise.all([take(), take()]);
    expect(new Set(taken.map(({ file }) => file)).size).toBe(2);
    expect(left()).toHaveLength(2);
  });
});

describe('what is no file to take', () => {
  it('is refused, and nothing stays behind', async () => {
    const folder = path.join(root, 'folder');
    fs.mkdirSync(folder);
    const empty = path.join(root, 'empty.wav');
    fs.writeFileSync(empty, '');
    await expect(take({ file: path.join(root, 'none.wav') })).rejects.toMatchObject({ code: 'FILE_MISSING' });
    await expect(take({ file: path.join(source, 'inside.wav') })).rejects.toMatchObject({ code: 'FILE_MISSING' });
    await expect(take({ file: empty })).rejects.toMatchObject({ code: 'AUDIO_EMPTY' });
    await expect(take({ file: folder })).rejects.toMatchObject({ data: { reason: 'not_a_file' } });
    await expect(take({ file: '/dev/zero' })).rejects.toMatchObject({ data: { reason: 'not_a_file' } });
    expect(left()).toEqual([]);
  });

  it('is a pipe, which nobody may ever write to', async () => {
    const pipe = path.join(root, 'pipe.wav');
    execFileSync('mkfifo', [pipe]);
    await expect(take({ file: pipe })).rejects.toMatchObject({ data: { reason: 'not_a_file' } });
  });

  it('is a link that leads nowhere, or to itself', async () => {
    const [nowhere, loop] = [path.join(root, 'nowhere.wav'), path.join(root, 'loop.wav')];
    fs.symlinkSync(path.join(root, 'none'), nowhere);
    fs.symlinkSync(loop, loop);
    await expect(take({ file: nowhere })).rejects.toMatchObject({ code: 'FILE_MISSING' });
    await expect(take({ file: loop })).rejects.toThrow();
    expect(left()).toEqual([]);
  });
});

describe('bytes that are sent', () => {
  async function* chunks(...parts: (string | Error | (() => void))[]): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      if (typeof part === 'function') part();
      else yield Buffer.from(part);
    }
  }
  const receive = (body: AsyncIterable<Uint8Array>, signal?: AbortSignal) =>
    receiveFile({ fileName: 'talk.wav', body, signal }, incoming);

  it('are one file in the order of sending', async () => {
    const { file, sizeBytes } = await receive(chunks('the ', '', 'whole ', 'talk'));
    expect([fs.readFileSync(file, 'utf8'), sizeBytes]).toEqual(['the whole talk', 14]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('that are none are refused, and nothing stays', async () => {
    for (const body of [chunks(), chunks('', '')])
      await expect(receive(body)).rejects.toMatchObject({ code: 'AUDIO_EMPTY', data: { fileName: 'talk.wav' } });
    expect(left()).toEqual([]);
  });

  it('that break off leave nothing, and say why', async () => {
    await expect(receive(chunks('half', new Error('the window is gone')))).rejects.toThrow('the window is gone');
    expect(left()).toEqual([]);
  });

  it('that are cancelled on the way leave nothing, whatever the sender says of it', async () => {
    for (const last of ['more', new Error('aborted')]) {
      const cancel = new AbortController();
      const body = chunks('half', () => cancel.abort(), last);
      await expect(receive(body, cancel.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
    }
    expect(left()).toEqual([]);
  });
});
