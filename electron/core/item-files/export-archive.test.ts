import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { addItem, addTranscript } from '../library/find/test-data/found-library.ts';
import { openOrganisation } from '../open-organisation.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { createItemFiles } from './create-item-files.ts';
import type { ItemFiles } from './item-files.ts';

let context: TestContext;
let studio: TestLibrary;
let files: ItemFiles;
let out: string;

const ZIP = { format: 'txt', withSubtitles: false, withRecipes: false, form: 'zip', withList: false } as const;
const TALK = 'talk' as ItemId;

beforeEach(() => {
  context = openTestContext({ shell: quietShell(() => out) });
  out = path.join(context.folder, 'out');
  fs.mkdirSync(out);
  studio = openTestLibrary(context);
  const transcripts = {
    fileContent: ({ format }: { format: string }) => `${format} of the talk`,
    chapters: ({ id }: { id: ItemId }) =>
      id === TALK ? { list: [{ startMs: 0, title: 'Talk' }], durationMs: 4000, file: 'chapters of the talk' } : null,
  };
  files = createItemFiles(context, { library: studio.library, media: studio.media, transcripts });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

function addRecording(id: string, title: string, content: string | Uint8Array): ItemId {
  addItem(context.db, { id, kind: 'recording', title, durationMs: 4000, createdAtMs: Date.UTC(2026, 0, 2) });
  const folder = studio.libraryFolder.item(id as ItemId);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'original.wav'), content);
  return id as ItemId;
}

const unpacked = (name: string) => unzipSync(fs.readFileSync(path.join(out, name)));
const textsIn = (name: string) =>
  Object.fromEntries(Object.entries(unpacked(name)).map(([file, bytes]) => [file, strFromU8(bytes)]));

describe('an archive', () => {
  it('holds what belongs together under one name, each name once whatever its case', async () => {
    const ids = [
      addRecording('a', 'Fog', 'one'),
      addRecording('b', 'fog', 'two'),
      addRecording('c', '../Fog', 'three'),
    ];
    addTranscript(context.db, { id: TALK, kind: 'transcript', title: 'Talk', mediaId: 'b', lines: [] });
    const result = await files.export({ ids, ...ZIP, withSubtitles: true });
    const name = result?.fileNames[0] ?? '';
    expect(result).toEqual({ fileNames: [expect.stringMatching(/^Atelier \d{4}-\d{2}-\d{2}\.zip$/)], folder: 'out' });
    expect(fs.readdirSync(out)).toEqual([name]);
    expect(textsIn(name)).toEqual({
      'Fog.wav': 'one',
      'fog (2).wav': 'two',
      'fog (2).srt': 'srt of the talk',
      'Fog (3).wav': 'three',
    });
  });

  it('has a contact sheet: printed where there is a window, else a page in which nothing runs', async () => {
    const id = addRecording('a', '<b>Fog</b>', 'one');
    addTranscript(context.db, {
      id: TALK,
      kind: 'transcript',
      title: 'Talk',
      mediaId: 'a',
      lines: [{ startMs: 0, text: 'Fog & rain.' }],
    });
    const first = await files.export({ ids: [id, TALK], ...ZIP, withSheet: true });
    const page = textsIn(first?.fileNames[0] ?? '')['Contact sheet.html'] ?? '';
    expect(page).toContain('<h2>&lt;b&gt;Fog&lt;/b&gt;</h2><p>Recording · 0:04 · 2 Jan 2026</p>');
    expect(page).toContain('<p>Fog &amp; rain.</p>');
    expect(page).not.toMatch(/<script|https?:/);
    context.shell.printPdf = async (html) => new TextEncoder().encode(`printed ${html.length}`);
    const second = await files.export({ ids: [id], ...ZIP, form: 'folder', withSheet: true });
    expect(second?.fileNames).toEqual(['b Fog b.wav', 'Contact sheet.pdf']);
    expect(fs.readFileSync(path.join(out, 'Contact sheet.pdf'), 'utf8')).toMatch(/^printed \d+$/);
  });

  it('of one item has its title, and overwrites nothing', async () => {
    const id = addRecording('a', 'Fog', 'one');
    fs.writeFileSync(path.join(out, 'Fog.zip'), 'mine');
    expect(await files.export({ ids: [id], ...ZIP })).toMatchObject({ fileNames: ['Fog (2).zip'] });
    expect([fs.readFileSync(path.join(out, 'Fog.zip'), 'utf8'), Object.keys(unpacked('Fog (2).zip'))]).toEqual([
      'mine',
      ['Fog.wav'],
    ]);
  });

  it('keeps every byte of files that are larger than a buffer', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
    await files.export({ ids: [addRecording('a', 'Long', bytes)], ...ZIP });
    expect(Buffer.compare(Buffer.from(unpacked('Long.zip')['Long.wav'] ?? []), bytes)).toBe(0);
  });

  it('is not there where it was cancelled, a file is missing or nothing can be written', async () => {
    const ids = [addRecording('a', 'One', 'one'), addRecording('b', 'Two', 'two')];
    const stop = new AbortController();
    const writing = files.export({ ids, ...ZIP, signal: stop.signal });
    stop.abort();
    await expect(writing).rejects.toMatchObject({ code: 'CANCELLED' });
    fs.rmSync(path.join(studio.libraryFolder.item('b' as ItemId), 'original.wav'));
    await expect(files.export({ ids, ...ZIP })).rejects.toMatchObject({ code: 'FILE_MISSING' });
    expect(fs.readdirSync(out)).toEqual([]);
    const gone = path.join(out, 'gone');
    await expect(files.export({ ids: ids.slice(0, 1), ...ZIP, folder: gone })).rejects.toMatchObject({
      code: 'FOLDER_READ_ONLY',
    });
  });

  it('is not there where nothing has a file or a text', async () => {
    const silent = addItem(context.db, { id: 'silent', kind: 'recording' });
    await expect(files.export({ ids: [silent], ...ZIP })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(fs.readdirSync(out)).toEqual([]);
  });
});

describe('a list', () => {
  it('tells of each item what spreadsheets can sort by, and runs nothing in them', async () => {
    const id = addRecording('a', '=Fog, "thick"', 'one');
    openOrganisation(context, { jobs: studio.jobs }).update({
      refs: [itemRef(id)],
      values: {
        rating: 4,
        addTags: ['sea', 'night'],
        verdict: 'picked',
        colourLabel: 'red',
        note: 'Too dark,\nbut calm',
        isFavourite: true,
      },
    });
    const recipe = JSON.stringify({ engine: 'local', model: 'painter', prompt: '+fog', seed: 7 });
    context.db.write((tx) => tx.run('UPDATE items SET recipe = :recipe WHERE id = :id', { recipe, id }));
    await files.export({ ids: [id], ...ZIP, withList: true });
    const [archive = ''] = fs.readdirSync(out);
    // Spreadsheets take it for UTF-8 by that alone; reading it as text drops it.
    expect([...(unpacked(archive)['items.csv'] ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(textsIn(archive)['items.csv']?.split('\r\n')).toEqual([
      'id,file,kind,title,created,duration_seconds,size_bytes,rating,favourite,verdict,reject_reason,colour_label,note,tags,folders,boards,engine,model,prompt,seed',
      `a,"'=Fog, thick.wav",recording,"'=Fog, ""thick""",2026-01-02T00:00:00.000Z,4,4000,4,yes,picked,,red,"Too dark,\nbut calm",sea; night,,,local,painter,'+fog,7`,
      '',
    ]);
  });

  it('can be all that is written, and lies beside files in a folder', async () => {
    const ids = [addRecording('a', 'One', 'one'), addRecording('b', 'Two', 'two')];
    const only = await files.export({ ids, ...ZIP, form: 'csv' });
    expect(only?.fileNames).toEqual([expect.stringMatching(/^Atelier .*\.csv$/)]);
    const all = await files.export({ ids, ...ZIP, form: 'folder', withList: true });
    expect(all?.fileNames).toEqual(['One.wav', 'Two.wav', 'items.csv']);
  });

  it('is gone with the files that were written where a folder is cancelled', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => addRecording(`r${index}`, `R ${index}`, 'x'));
    const stop = new AbortController();
    const writing = files.export({ ids, ...ZIP, form: 'folder', signal: stop.signal });
    const watch = setInterval(() => fs.readdirSync(out).length > 1 && stop.abort(), 1);
    await expect(writing).rejects.toMatchObject({ code: 'CANCELLED' });
    clearInterval(watch);
    expect(fs.readdirSync(out)).toEqual([]);
  });
});
