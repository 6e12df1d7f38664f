import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFiles } from '../../../testing/file-system/open-files.ts';
import { multipartBody } from './multipart-body.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-form-'));
  file = path.join(folder, 'talk.wav');
  fs.writeFileSync(file, 'sound');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function bytesOf(body: { chunks: () => AsyncIterable<Uint8Array> }): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body.chunks()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const formOf = async (fields: Record<string, string | null>, fileName?: string) => {
  const body = await multipartBody({ fields, file, ...(fileName === undefined ? {} : { fileName }) });
  const bytes = await bytesOf(body);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': body.contentType } }).formData();
  return { body, bytes, form };
};

describe('a form with a file', () => {
  it('is what every server reads, and exactly as long as it says', async () => {
    const { body, bytes, form } = await formOf({ model: 'scribe', language: null, prompt: 'Grüße\r\n\r\n--x' });
    expect(bytes.length).toBe(body.sizeBytes);
    expect([...form.keys()]).toEqual(['model', 'prompt', 'file']);
    expect(form.get('prompt')).toBe('Grüße\r\n\r\n--x');
    const sent = form.get('file') as File;
    expect([sent.name, await sent.text()]).toEqual(['talk.wav', 'sound']);
  });

  it('lets no name of a file add a field or a header', async () => {
    const hostile = 'a"\r\nContent-Disposition: form-data; name="model"\r\n\r\nother\r\n.wav';
    const { form } = await formOf({ model: 'scribe' }, hostile);
    expect([...form.keys()]).toEqual(['model', 'file']);
    expect(form.get('model')).toBe('scribe');
  });

  it('lets no text end its field: the boundary is another one each time', async () => {
    const first = await formOf({});
    const [, boundary = ''] = /boundary=(.+)$/.exec(first.body.contentType) ?? [];
    const { form, body } = await formOf({ prompt: `\r\n--${boundary}--\r\n` });
    expect(body.contentType).not.toContain(boundary);
    expect(form.get('prompt')).toBe(`\r\n--${boundary}--\r\n`);
  });

  it('can be read anew for another try, also at the same time', async () => {
    const body = await multipartBody({ fields: {}, file });
    const [one, other] = await Promise.all([bytesOf(body), bytesOf(body)]);
    expect(one.equals(other)).toBe(true);
  });

  it('of no bytes, of one chunk and of a byte more is whole', async () => {
    for (const size of [0, 512 * 1024, 512 * 1024 + 1]) {
      fs.writeFileSync(file, Buffer.alloc(size, 7));
      const { body, bytes } = await formOf({});
      expect(bytes.length).toBe(body.sizeBytes);
      expect(bytes.filter((byte) => byte === 7).length).toBe(size);
    }
  });
});

describe('a file that changes while it is sent', () => {
  const LARGE = 10 * 1024 * 1024;
  /** Reads until the file has begun to go out, then lets `change` happen. */
  async function changedWith(change: () => void): Promise<unknown> {
    fs.writeFileSync(file, Buffer.alloc(LARGE, 1));
    const body = await multipartBody({ fields: {}, file });
    let count = 0;
    try {
      for await (const chunk of body.chunks()) {
        if (chunk.length > 0 && (count += 1) === 3) change();
      }
      return null;
    } catch (error) {
      return error;
    }
  }

  it('in length, in content or in place is not sent to its end', async () => {
    const later = new Date(Date.now() + 60_000);
    const changes = [
      () => fs.appendFileSync(file, 'more'),
      () => fs.truncateSync(file, 1000),
      () => fs.utimesSync(file, later, later),
      () => {
        fs.writeFileSync(`${file}.new`, Buffer.alloc(LARGE, 2));
        fs.renameSync(`${file}.new`, file);
      },
    ];
    for (const change of changes) expect(await changedWith(change)).toMatchObject({ code: 'FILE_CHANGED' });
    expect(await changedWith(() => undefined)).toBeNull();
  });

  it('by being deleted is missing, and its handle is let go', async () => {
    expect(await changedWith(() => fs.rmSync(file))).toMatchObject({ code: 'FILE_MISSING' });
    if (process.platform !== 'linux') return;
    expect(openFiles().filter((name) => name.startsWith(folder))).toEqual([]);
  });

  it('or is not there at all is missing before anything is sent', async () => {
    await expect(multipartBody({ fields: {}, file: `${file}.none` })).rejects.toMatchObject({ code: 'FILE_MISSING' });
  });
});
