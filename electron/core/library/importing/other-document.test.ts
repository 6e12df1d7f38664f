import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseOtherDocument } from './other-document.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-documents-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const refused = async (name: string, content: string | Uint8Array) => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, content);
  return await refuseOtherDocument(file, name).then(
    () => null,
    (error: { code?: string; data?: { fileName?: string } }) => [error.code, error.data?.fileName],
  );
};

it.each([
  ['report.pdf', '%PDF-1.7\n%\u00e2\u00e3'],
  ['notes.docx', Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1')],
  ['setup.exe', Buffer.from('MZ\u0090\u0000\u0003', 'latin1')],
  ['old.doc', Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1', 'latin1')],
  ['notes.txt', 'Call José at five.\n'],
  ['page.html', `<!doctype html>${'é'.repeat(3000)}`],
])('a document is refused before it becomes a recording: %s', async (name, content) => {
  expect(await refused(name, content)).toEqual(['AUDIO_UNREADABLE', name]);
});

it.each([
  ['talk.mp3', 'only text, which its reading tells'],
  ['talk', 'so does one without a name'],
  ['talk.txt', Buffer.from('ID3\u0004\u0000\u0000', 'latin1')],
  ['talk.xyz', Buffer.from([0xff, 0xfb, 0x90, 0x00, 0x01])],
  ['talk', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVE', 'latin1')],
])('what is called or may be a recording is read: %s', async (name, content) => {
  expect(await refused(name, content)).toBeNull();
});
