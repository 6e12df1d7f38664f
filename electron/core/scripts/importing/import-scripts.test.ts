import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import { quietShell } from '../../testing/quiet-desktop.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';

let folder: string;
let test: TestCore;
const tickets = new Map<FileTicket, string>();
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-scripts-'));
  test = openTestCore({
    processes: noProcesses,
    shell: {
      ...quietShell(),
      redeemTicket: (ticket) => {
        const file = tickets.get(ticket) ?? null;
        tickets.delete(ticket);
        return file;
      },
    },
  });
});
afterEach(async () => {
  await test.dispose();
  fs.rmSync(folder, { recursive: true, force: true });
});

function ticket(fileName: string, content: string | Uint8Array): FileTicket {
  const file = path.join(folder, fileName);
  fs.writeFileSync(file, content);
  tickets.set(fileName as FileTicket, file);
  return fileName as FileTicket;
}

const imported = async (fileName: string, content: string | Uint8Array) => {
  const [result] = await test.core.scripts.import({ tickets: [ticket(fileName, content)] });
  if (!result?.scriptId) throw new Error(result?.failure?.message ?? 'nothing came');
  return test.core.scripts.get({ id: result.scriptId });
};
const texts = async (fileName: string, content: string | Uint8Array) =>
  (await imported(fileName, content)).lines.map((line) => line.text);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('importing scripts', () => {
  it('reads text, Markdown and subtitles', async () => {
    expect(await imported('My talk.txt', 'One.\r\n\r\nTwo.')).toMatchObject({
      title: 'My talk',
      lines: [{ text: 'One.' }, { text: 'Two.' }],
      settings: { timing: 'gaps' },
    });
    expect(await imported('a.md', '# The title\n\n## Part\n\nText.')).toMatchObject({
      title: 'The title',
      lines: [{ text: 'Text.', section: 'Part' }],
    });
    expect(await imported('b.srt', '1\n00:00:01,000 --> 00:00:02,500\nHello\nthere.\n')).toMatchObject({
      settings: { timing: 'cues' },
      lines: [{ text: 'Hello there.', cue: { startMs: 1000, endMs: 2500 } }],
    });
    const vtt =
      'WEBVTT - a talk\n\nNOTE not\nspoken\n\nintro\n00:01.000 --> 00:02.500 align:start\n<v Ann>Hello &amp; <00:01.500>bye.\n\nSTYLE\n::cue {}\n';
    expect(await imported('c.vtt', vtt)).toMatchObject({
      characters: [{ name: 'Ann' }],
      lines: [{ text: 'Hello & bye.', cue: { startMs: 1000, endMs: 2500 } }],
    });
  });

  it('reads UTF-8, UTF-16 and Windows-1252, right-to-left text and emoji', async () => {
    const text = 'שלום עולם 🎧 “Ärger”';
    expect(await texts('utf8.txt', `\uFEFF${text}`)).toEqual([text]);
    expect(await texts('le.txt', utf16(text))).toEqual([text]);
    expect(await texts('be.txt', Buffer.from(utf16(text)).swap16())).toEqual([text]);
    expect(await texts('old.txt', Buffer.from('\x93\xC4rger\x94 \x96 5 \x80', 'latin1'))).toEqual(['“Ärger” – 5 €']);
  });

  it('refuses what is no text, too large, empty or of another kind, and loses nothing else', async () => {
    const sound = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 37) % 256));
    const given = [
      ticket('sound.txt', sound),
      ticket('good.txt', 'Hello.'),
      ticket('large.txt', 'x'.repeat(6 * 1024 * 1024)),
      ticket('empty.txt', ' \n\n'),
      ticket('word.docx', 'PK'),
      'unknown' as FileTicket,
    ];
    fs.mkdirSync(path.join(folder, 'folder.txt'));
    tickets.set('folder' as FileTicket, path.join(folder, 'folder.txt'));
    tickets.set('gone' as FileTicket, path.join(folder, 'gone.txt'));
    const results = await test.core.scripts.import({
      tickets: [...given, 'folder' as FileTicket, 'gone' as FileTicket],
    });
    expect(results.map(({ fileName, failure }) => [fileName, failure?.code ?? null])).toEqual([
      ['sound.txt', 'INVALID_INPUT'],
      ['good.txt', null],
      ['large.txt', 'FILE_TOO_LARGE'],
      ['empty.txt', 'INVALID_INPUT'],
      ['word.docx', 'INVALID_INPUT'],
      ['', 'FILE_MISSING'],
      ['folder.txt', 'INVALID_INPUT'],
      ['gone.txt', 'FILE_MISSING'],
    ]);
    expect(test.core.scripts.list({ limit: 10 }).rows.map((row) => row.title)).toEqual(['good']);
    expect(test.logged.join('')).not.toContain('Hello');
  });
});

describe('importing what has no path', () => {
  const importAll = (...files: { fileName: string; content: string | Uint8Array }[]) =>
    test.core.scripts.importContents({
      files: files.map(({ fileName, content }) => ({ fileName, base64: Buffer.from(content).toString('base64') })),
    });
  const one = async (fileName: string, content: string | Uint8Array) => {
    const [result] = await importAll({ fileName, content });
    if (!result?.scriptId) throw new Error(result?.failure?.message ?? 'nothing came');
    return test.core.scripts.get({ id: result.scriptId });
  };
  const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello\nthere.\n';

  it('reads a file by its name, and by its text where the name does not tell', async () => {
    for (const fileName of ['talk.srt', 'attachment', 'talk.bin']) {
      expect(await one(fileName, SRT)).toMatchObject({
        settings: { timing: 'cues' },
        lines: [{ text: 'Hello there.', cue: { startMs: 1000, endMs: 2500 } }],
      });
    }
    expect(await one('page', '# The title\n\n## Part\n\nText.')).toMatchObject({
      title: 'The title',
      lines: [{ text: 'Text.', section: 'Part' }],
    });
    expect(await one('a.md', 'One\n***\n*Two*')).toMatchObject({
      title: 'a',
      lines: [{ text: 'One' }, { text: 'Two' }],
    });
    expect(await one('old.txt', Buffer.from('\x93\xC4rger\x94', 'latin1'))).toMatchObject({
      lines: [{ text: '“Ärger”' }],
    });
  });

  it('refuses what is no text, too large or empty, and loses nothing else', async () => {
    const results = await importAll(
      { fileName: 'sound', content: Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 37) % 256)) },
      { fileName: 'good', content: 'Hello.' },
      { fileName: 'large.txt', content: 'x'.repeat(5 * 1024 * 1024 + 1) },
      { fileName: 'empty.srt', content: '' },
    );
    expect(results.map(({ fileName, failure }) => [fileName, failure?.code ?? null])).toEqual([
      ['sound', 'INVALID_INPUT'],
      ['good', null],
      ['large.txt', 'FILE_TOO_LARGE'],
      ['empty.srt', 'INVALID_INPUT'],
    ]);
  });
});

describe('a file that can be read in several ways', () => {
  const UNSURE = Buffer.from('Où Øystein trinkt Çay\nPlain.\n', 'latin1');

  it('shows how it reads in each encoding and becomes a script in the one that is chosen', async () => {
    const [result] = await test.core.scripts.import({ tickets: [ticket('unsure.txt', UNSURE)] });
    expect(result).toMatchObject({ scriptId: null, failure: { code: 'INVALID_INPUT' } });
    const previews = new Map(result?.again?.encodings.map(({ encoding, lines }) => [encoding, lines]));
    expect(previews.get('windows-1252')).toEqual(['Où Øystein trinkt Çay']);
    const texts = [...previews.values()].flat();
    expect(texts).toContainEqual(expect.stringMatching(/^Oů /));
    expect(new Set(texts).size).toBe(texts.length);
    const fileId = result?.again?.fileId ?? '';
    const again = await test.core.scripts.importAgain({ fileId, encoding: 'windows-1252', withSounds: false });
    const script = test.core.scripts.get({ id: again.scriptId ?? ('' as ItemId) });
    expect([script.title, script.lines[0]?.text]).toEqual(['unsure', 'Où Øystein trinkt Çay']);
  });

  it('tells how many cues have sounds that are not spoken, and is read with them on request', async () => {
    const srt =
      '1\n00:00:00,500 --> 00:00:02,000\n[door slams] Come in.\n\n2\n00:00:09,000 --> 00:00:10,000\n(LAUGHS)\n';
    const [result] = await test.core.scripts.import({ tickets: [ticket('sdh.srt', srt)] });
    expect(result?.again).toMatchObject({ soundCueCount: 2, encodings: [] });
    const fileId = result?.again?.fileId ?? '';
    const again = await test.core.scripts.importAgain({ fileId, encoding: null, withSounds: true });
    expect(again).toMatchObject({ failure: null, again: null });
    const script = test.core.scripts.get({ id: again.scriptId ?? ('' as ItemId) });
    expect(script.lines.map((line) => line.text)).toEqual(['Door slams. Come in.', 'Laughs.']);
  });

  it('that was kept too long ago has to be dropped again', async () => {
    const forgotten = { fileId: 'none', encoding: null, withSounds: true };
    await expect(test.core.scripts.importAgain(forgotten)).rejects.toMatchObject({ code: 'FILE_MISSING' });
  });
});

describe('a script from a transcript', () => {
  const line = (id: string, startMs: number, speakerId: string | null, text: string) => ({
    id,
    startMs,
    endMs: startMs + 900.4,
    speakerId,
    text,
    words: null,
  });

  /** A transcript as recognition leaves it; what recognises it is no matter here. */
  const withTranscript = () => {
    const transcriptId = 'transcript' as ItemId;
    const { transcripts } = test.core;
    transcripts.get = ({ id }) => ({
      id,
      title: 'Interview',
      mediaId: 'recording' as ItemId,
      durationMs: 5000,
      state: 'ready',
      recipe: { engine: 'local', model: 'm', language: null, speakerCount: null, host: null },
      revision: 1,
      segments: [
        line('1', 0.6, 'a', 'Hello.'),
        { ...line('2', 1000, 'c', 'Hi.'), languageDoubtful: true },
        line('3', 2000, 'a', '  '),
        line('4', 3000, null, 'Noise.'),
      ] as never,
      chapters: [],
      quotes: [],
      speakers: [
        { id: 'a', ordinal: 0, name: 'Ann' },
        { id: 'b', ordinal: 1, name: 'Nobody' },
        { id: 'c', ordinal: 4, name: 'Speaker 5' },
      ] as never,
      writtenUntilMs: 5000,
      canUndo: false,
      canRedo: false,
    });
    return transcriptId;
  };

  it('has its lines, its speakers with their places, and its times where they are wanted', async () => {
    const transcriptId = withTranscript();
    const script = await test.core.scripts.fromTranscript({ transcriptId, keepTimes: true });
    expect(script).toMatchObject({
      title: 'Interview',
      dubOf: { transcriptId, mediaId: 'recording' },
      settings: { timing: 'cues' },
    });
    expect(script.characters.map(({ ordinal, name }) => [ordinal, name])).toEqual([
      [0, 'Ann'],
      [4, 'Speaker 5'],
    ]);
    const nameOf = (id: string | null) => script.characters.find((one) => one.id === id)?.name ?? null;
    expect(script.lines.map(({ text, characterId, cue }) => [text, nameOf(characterId), cue])).toEqual([
      ['Hello.', 'Ann', { startMs: 1, endMs: 901 }],
      ['Hi.', 'Speaker 5', { startMs: 1000, endMs: 1900 }],
      ['Noise.', null, { startMs: 3000, endMs: 3900 }],
    ]);
    const free = await test.core.scripts.fromTranscript({ transcriptId, keepTimes: false });
    expect(free.lines.map((line) => line.languageDoubtful ?? false)).toEqual([false, true, false]);
    expect([free.settings.timing, free.lines.map(({ cue }) => cue)]).toEqual(['gaps', [null, null, null]]);
  });
});
