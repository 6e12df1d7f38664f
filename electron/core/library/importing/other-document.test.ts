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

/** MPEG-1 Layer III, 128 kbit/s, 44.1 kHz: frames of 417 bytes. */
const framesOf = (count: number) =>
  Buffer.alloc(417 * count).fill(Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]));

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
  ['model.blend', Buffer.from('BLENDER-v300RENDH', 'latin1')],
  ['font.ttf', Buffer.from('\u0000\u0001\u0000\u0000\u0000\u0011', 'latin1')],
  ['mystery.xyz', Buffer.alloc(6000, 0x5a)],
  ['page.html', `<!doctype html>${'é'.repeat(3000)}`],
])('a document is refused before it becomes a recording: %s', async (name, content) => {
  expect(await refused(name, content)).toEqual(['AUDIO_UNREADABLE', name]);
});

it.each([
  ['talk.mp3', 'only text, which its reading tells'],
  ['talk', 'so does one without a name'],
  ['talk, no. 5', 'or with a dot, but no ending'],
  ['talk.txt', framesOf(4)],
  ['talk.xyz', framesOf(4)],
  ['talk.ts', Buffer.alloc(188 * 3).fill(Buffer.concat([Buffer.from([0x47]), Buffer.alloc(187)]))],
  ['talk', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVE', 'latin1')],
  ['talk.old', Buffer.from('RIFF\u0024\u0000\u0000\u0000AVI LIST', 'latin1')],
  ['talk.bak', Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6])],
  ['tape.dat', Buffer.from([0, 0, 1, 0xba, 0x44])],
  ['memo.tmp', Buffer.from('#!AMR\n', 'latin1')],
])('what is called or may be a recording is read: %s', async (name, content) => {
  expect(await refused(name, content)).toBeNull();
});
