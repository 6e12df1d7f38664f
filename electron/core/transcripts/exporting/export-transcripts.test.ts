import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChapterId, ItemId } from '../../../../shared/domain/ids.ts';
import { until } from '../../testing/gate.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
let id: ItemId;
let source: string;
beforeEach(async () => {
  room.current.script.words = [
    ['Hello', 0],
    ['there.', 0.4],
  ];
  source = path.join(room.current.folder, 'sources', 'talk.wav');
  fs.mkdirSync(path.dirname(source));
  fs.writeFileSync(source, 'sound');
  const [started] = await room.current.transcripts.start({
    mediaIds: [room.current.addRecording('talk', { sourcePath: source })],
  });
  if (!started) throw new Error('nothing was started');
  await room.current.jobs.whenEnded({ id: started.jobId });
  id = started.transcriptId;
});

const SRT = '1\n00:00:00,000 --> 00:00:00,700\nHello there.\n\n';
const options = { nextToSource: true, nameTemplate: '{source}', withTimes: false, withSpeakers: false };
const read = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

describe('exporting transcripts', () => {
  it('writes next to the source and never over what is there', async () => {
    const folder = path.dirname(source);
    fs.writeFileSync(path.join(folder, 'talk.srt'), 'mine');
    const first = await room.current.transcripts.export({ ...options, ids: [id], formats: ['srt', 'txt'] });
    const second = await room.current.transcripts.export({ ...options, ids: [id], formats: ['srt'] });
    expect([first, second]).toEqual([
      { fileNames: ['talk (2).srt', 'talk.txt'], folder, failed: [] },
      { fileNames: ['talk (3).srt'], folder, failed: [] },
    ]);
    expect([read(folder, 'talk.srt'), read(folder, 'talk (2).srt').trimEnd()]).toEqual(['mine', SRT.trimEnd()]);
    expect(fs.readdirSync(folder).sort()).toEqual(['talk (2).srt', 'talk (3).srt', 'talk.srt', 'talk.txt', 'talk.wav']);
  });

  it('writes a Word document whose parts are well-formed, with names and times', async () => {
    const folder = path.dirname(source);
    const name = 'A <b> & "co"';
    const speakerId = room.current.transcripts.get({ id }).speakers[0]?.id;
    if (speakerId) room.edit(id, [{ kind: 'renameSpeaker', speakerId, name }]);
    const formats = ['docx' as const];
    await room.current.transcripts.export({ ...options, withSpeakers: true, withTimes: true, ids: [id], formats });
    const parts = unzipSync(fs.readFileSync(path.join(folder, 'talk.docx')));
    expect(Object.keys(parts)[0]).toBe('[Content_Types].xml');
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(text).toContain('<w:t xml:space="preserve">A &lt;b&gt; &amp; &quot;co&quot;</w:t>');
    expect([...text.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, words]) => words).slice(2)).toEqual([
      ' ',
      '0:00  ',
      'Hello there.',
    ]);
  });

  it('saves subtitles beside the recording by itself where the settings say so, unless it is told not to', async () => {
    room.current.script.settings.transcribe.savesSubtitles = true;
    const folder = path.dirname(source);
    for (const savesSubtitles of [false, undefined]) {
      const mediaId = room.current.addRecording(`talk ${savesSubtitles}`, { sourcePath: source });
      const [started] = await room.current.transcripts.start({ mediaIds: [mediaId], savesSubtitles });
      if (started) await room.current.jobs.whenEnded({ id: started.jobId });
    }
    // A file has its name a moment before it loses that of the part.
    await until(() => {
      const names = fs.readdirSync(folder);
      return names.some((name) => name.endsWith('.srt')) && !names.some((name) => name.endsWith('.partial'));
    });
    expect(fs.readdirSync(folder).sort()).toEqual(['talk undefined.srt', 'talk.wav']);
  });

  it('writes what it can of several, and says of which it could not', async () => {
    const gone = path.join(path.dirname(source), 'gone.wav');
    const [other] = await room.current.transcripts.start({
      mediaIds: [room.current.addRecording('gone', { sourcePath: gone })],
    });
    if (!other) throw new Error('nothing was started');
    await room.current.jobs.whenEnded({ id: other.jobId });
    const ids = [other.transcriptId, id];
    expect(await room.current.transcripts.export({ ...options, ids, formats: ['srt'] })).toMatchObject({
      fileNames: ['talk.srt'],
      folder: path.dirname(source),
      failed: [{ id: other.transcriptId, title: 'gone', failure: { code: 'FILE_MISSING' } }],
    });
  });

  it('writes chapters of several as headings and into files of their own beside them, and none of those without', async () => {
    const [other] = await room.current.transcripts.start({ mediaIds: [room.current.addRecording('other')] });
    if (!other) throw new Error('nothing was started');
    await room.current.jobs.whenEnded({ id: other.jobId });
    room.edit(id, [{ kind: 'addChapter', chapter: { id: 'c' as ChapterId, startMs: 0, title: 'The <lamp>' } }]);
    const { folder } = room.current;
    const bulk = { ...options, nextToSource: false, nameTemplate: '{title}', folder, withChapters: true };
    const done = await room.current.transcripts.export({
      ...bulk,
      ids: [id, other.transcriptId],
      formats: ['docx', 'md'],
    });
    expect(done?.fileNames).toEqual(['talk.docx', 'talk.md', 'talk.chapters.vtt', 'other.docx', 'other.md']);
    expect(read(folder, 'talk.chapters.vtt')).toMatch(/^WEBVTT\n\n00:00:00.000 --> .*\nThe &lt;lamp&gt;\n$/);
    const xml = (name: string) =>
      strFromU8(unzipSync(fs.readFileSync(path.join(folder, name)))['word/document.xml'] ?? new Uint8Array());
    expect(xml('talk.docx')).toMatch(/w:val="Heading1"\/><\/w:pPr><w:r><w:t [^>]*>The &lt;lamp&gt;</);
    expect(xml('other.docx')).not.toContain('Heading1');
    expect(read(folder, 'talk.md')).toContain('## The \\<lamp\\>\n');
  });

  it('follows the settings for line ends and the byte order mark', async () => {
    room.current.script.settings.transcribe.subtitleLineEnding = 'crlf';
    room.current.script.settings.transcribe.subtitleByteOrderMark = true;
    await room.current.transcripts.export({ ...options, ids: [id], formats: ['srt'] });
    expect(read(path.dirname(source), 'talk.srt')).toMatch(
      /^\uFEFF1\r\n00:00:00,000 --> 00:00:00,700\r\nHello there\.\r\n/,
    );
  });

  it('asks for a folder, and does nothing when the dialog is dismissed', async () => {
    const wanted = {
      ...options,
      nextToSource: false,
      nameTemplate: '{title} {engine}',
      ids: [id],
      formats: ['md' as const],
    };
    expect(await room.current.transcripts.export(wanted)).toBeNull();
    room.current.script.chosenFolder = room.current.folder;
    expect(await room.current.transcripts.export(wanted)).toEqual({
      fileNames: ['talk local.md'],
      folder: room.current.folder,
      failed: [],
    });
    expect(read(room.current.folder, 'talk local.md')).toContain('Hello there.');
  });

  it('says so when the source is gone or the folder cannot be written', async () => {
    const gone = room.current.transcripts.export({
      ...options,
      ids: [id],
      formats: ['srt'],
      folder: path.join(source, 'x'),
      nextToSource: false,
    });
    await expect(gone).rejects.toMatchObject({ code: 'FOLDER_READ_ONLY', data: { folder: 'x' } });
    fs.rmSync(source);
    await expect(room.current.transcripts.export({ ...options, ids: [id], formats: ['srt'] })).rejects.toMatchObject({
      code: 'FILE_MISSING',
      data: { fileName: 'talk.wav' },
    });
  });

  it('names speakers in texts, and in subtitles only where it is wanted', () => {
    const render = (format: 'srt' | 'vtt' | 'txt', withSpeakers?: boolean) =>
      room.current.transcripts.render({ id, format, withTimes: false, withSpeakers }).text;
    expect([render('srt'), render('vtt')].filter((text) => text.includes('Speaker 1'))).toEqual([]);
    expect(render('txt')).toBe('Speaker 1: Hello there.\n');
    expect(render('srt', true)).toContain('\nSpeaker 1: Hello there.\n');
    expect(render('vtt', true)).toContain('\n<v Speaker 1>Hello there.</v>\n');
  });

  it('renders the whole or a selection for the clipboard', () => {
    const render = (segmentIds?: []) =>
      room.current.transcripts.render({ id, format: 'srt', withTimes: false, withSpeakers: false, segmentIds });
    expect(render().text.trimEnd()).toBe(SRT.trimEnd());
    expect(render().fileName).toBe('talk.srt');
    expect(render([]).text.trim()).toBe('');
  });
});
