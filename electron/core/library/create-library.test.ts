import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import type { CoreShell } from '../settings/export-folders.ts';
import type { OpenJobs } from '../jobs/create-jobs.ts';
import { openOrganisation } from '../open-organisation.ts';
import type { Organisation } from '../organisation/organisation.ts';
import { quietShell, silentLog as log } from '../testing/quiet-desktop.ts';
import { AUDIO_FACTS as FACTS } from '../../../shared/domain/test-data/audio-facts.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { riffReader as reader } from '../testing/riff-reader.ts';
import { fileFailure } from '../files/file-failure.ts';
import { createLibraryFolder, type LibraryFolder } from './library-folder.ts';
import { updateMedia } from './items/item-table.ts';
import type { Library } from './library.ts';
import { moveLibrary } from './move/move-library.ts';

let root: string;
let context: TestContext;
let studio: TestLibrary;
let jobs: OpenJobs;
let folder: LibraryFolder;
let library: Library;
let organisation: Organisation;
let chosenFolder: string | null;

const tickets = new Map<string, string>();
const shell: CoreShell = {
  ...quietShell(),
  chooseFiles: async () => [...tickets.values()],
  chooseFolder: async () => chosenFolder,
  redeemTicket: (ticket) => {
    const file = tickets.get(ticket) ?? null;
    tickets.delete(ticket);
    return file;
  },
  issueTicket: (file) => {
    tickets.set(`t${tickets.size}`, file);
    return `t${tickets.size - 1}` as FileTicket;
  },
};

beforeEach(() => {
  context = openTestContext({ shell });
  root = context.folder;
  studio = openTestLibrary(context, { places: 2, reader });
  ({ openJobs: jobs, libraryFolder: folder, library } = studio);
  organisation = openOrganisation(context, { jobs: jobs.jobs });
  jobs.start({ adopt: true });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const source = (name: string, content: string | Buffer = 'RIFF and some sound') => {
  const file = path.join(root, 'sources', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
};
const add = (name: string, content?: string) =>
  library.importFile({ file: source(name, content), fileName: path.basename(name) });
const move = () => {
  const { whenSettled } = library;
  const alone = {
    now: () => 7,
    hasCompany: () => false,
    holdSidecars: <Result>(work: () => Promise<Result>) => work(),
  };
  return moveLibrary({ folder, shell, jobs: jobs.jobs, log, whenSettled, ...alone });
};
/** Names without the day. */
const stored = () => namesIn('library').map((name) => name.replace(/\d{4}-\d\d-\d\d /, ''));
const namesIn = (at: string) => fs.readdirSync(path.join(root, at), { recursive: true, encoding: 'utf8' }).sort();

/** The task of an import ends shortly after its item can be read. */
const tasksEnded = () => expect.poll(() => jobs.jobs.hasActive()).toBe(false);

describe('importing into the library', () => {
  it('copies the file, reads it and leaves the original alone', async () => {
    const item = await add('Interview.WAV');
    expect(item).toMatchObject({ kind: 'recording', title: 'Interview', sourceName: 'Interview.WAV', sizeBytes: 19 });
    expect(await library.whenRead({ id: item.id })).toEqual(FACTS);
    const year = `Recordings/${new Date().getFullYear()}`;
    expect(stored()).toEqual(['Recordings', year, `${year}/Interview.wav`, 'media', 'media/.incoming']);
    expect(fs.existsSync(path.join(root, 'sources', 'Interview.WAV'))).toBe(true);
    expect(library.mediaFile({ id: item.id, variant: 'playback' })).toEqual({
      file: expect.stringMatching(/Recordings.\d{4}.\d{4}-\d\d-\d\d Interview\.wav$/) as string,
      contentType: 'audio/wav',
      fileName: 'Interview.WAV',
    });
    expect(JSON.stringify(library.get({ id: item.id }))).not.toContain(root);
  });

  it.each([
    '会议录音 最终.mp3',
    'party 🎉 mix.wav',
    `it's "the" one; rm -rf $(x).wav`,
    `${'x'.repeat(246)}.wav`,
    '.wav',
    'no extension',
    'odd.ext with blanks',
    'CON.wav',
  ])('takes a file called %s', async (name) => {
    const item = await add(name);
    await library.whenRead({ id: item.id });
    expect(item.sourceName).toBe(name);
    expect(item.title.length).toBeGreaterThan(0);
    const { file } = library.mediaFile({ id: item.id, variant: 'original' });
    expect(fs.readFileSync(file, 'utf8')).toBe('RIFF and some sound');
    expect(path.basename(file)).toMatch(/^\d{4}-\d\d-\d\d [^<>:"/\\|?*]{1,229}$/);
  });

  it('refuses what is empty, missing or no file, and leaves nothing half-written', async () => {
    const codes: string[] = [];
    const files = [source('empty.wav', ''), path.join(root, 'gone.wav'), root, '/dev/null'];
    for (const file of files) {
      await library.importFile({ file, fileName: 'x.wav' }).catch((error: Failure) => codes.push(error.code));
    }
    expect(codes).toEqual(['AUDIO_EMPTY', 'FILE_MISSING', 'INVALID_INPUT', 'INVALID_INPUT']);
    expect(stored()).toEqual(['media', 'media/.incoming']);
    expect(library.page({ limit: 10, bin: false }).items).toEqual([]);
  });

  it('says so when the library cannot be written or the disk is full', async () => {
    const blocked = createLibraryFolder(context.db, path.join(source('a-file-in-the-way'), 'library'));
    expect(() => blocked.incoming()).toThrow(expect.objectContaining({ code: 'FOLDER_READ_ONLY' }));
    const errors = ['ENOSPC', 'EROFS', 'EACCES', 'ENOENT'].map((code) => Object.assign(new Error(code), { code }));
    expect(errors.map((error) => (fileFailure(error, 'a.wav') as Failure).code)).toEqual([
      'DISK_FULL',
      'FOLDER_READ_ONLY',
      'FOLDER_READ_ONLY',
      'FILE_MISSING',
    ]);
  });

  it('keeps a file that cannot be read as an item with its failure, and reads it again on request', async () => {
    const item = await add('text.mp3', 'only text');
    await expect(library.whenRead({ id: item.id })).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    expect(library.get({ id: item.id }).media).toMatchObject({
      state: 'failed',
      failure: { code: 'AUDIO_UNREADABLE', data: { fileName: 'text.mp3' } },
    });
    fs.writeFileSync(library.mediaFile({ id: item.id, variant: 'original' }).file, 'RIFF after all');
    const [job] = jobs.jobs.list({ limit: 1 });
    jobs.jobs.resume({ id: job?.id ?? ('' as never) });
    expect(await library.whenRead({ id: item.id })).toEqual(FACTS);
  });

  it('reads anew what failed for a reason that does not lie in the file, and nothing else', async () => {
    const [damaged, cut] = [await add('text.mp3', 'only text'), await add('b.wav')];
    await Promise.allSettled([damaged, cut].map(({ id }) => library.whenRead({ id })));
    await tasksEnded();
    const failure = { code: 'DISK_FULL', message: 'The disk is full.', data: {} } as const;
    context.db.write((tx) => {
      updateMedia(tx, cut.id, { state: 'failed', failure });
      tx.run(`UPDATE jobs SET state = 'failed' WHERE item_id = :id`, { id: cut.id });
    });
    library.readAgain({ id: damaged.id });
    library.readAgain({ id: cut.id });
    expect(library.get({ id: damaged.id }).media.state).toBe('failed');
    expect(await library.whenRead({ id: cut.id })).toEqual(FACTS);
  });

  it('answers per ticket, searches folders for media and takes a ticket once', async () => {
    source('folder/b 2.wav');
    source('folder/b 10.wav');
    source('folder/deeper/c.flac');
    source('folder/notes.txt');
    source('folder/.hidden.wav');
    source('texts/readme.txt');
    tickets.set('folder', path.join(root, 'sources', 'folder'));
    tickets.set('texts', path.join(root, 'sources', 'texts'));
    const wanted = ['folder', 'texts', 'folder', 'unknown'] as FileTicket[];
    const results = await library.import({ tickets: wanted });
    expect(results.map((result) => [result.fileName, result.failure?.code ?? 'imported'])).toEqual([
      ['b 2.wav', 'imported'],
      ['b 10.wav', 'imported'],
      ['c.flac', 'imported'],
      ['folder', 'INVALID_INPUT'],
      ['texts', 'INVALID_INPUT'],
      ['', 'FILE_MISSING'],
      ['', 'FILE_MISSING'],
    ]);
    expect(results.flatMap(({ failure }) => (failure?.code === 'INVALID_INPUT' ? [failure.message] : []))).toEqual([
      'Skipped in “folder”: notes.txt.',
      '“texts” contains no audio or video files.',
    ]);
  });

  it('stores an upload as it comes and forgets one that stops in the middle', async () => {
    const body = async function* (stops: boolean) {
      yield Buffer.from('RIFF');
      if (stops) throw new Error('socket closed');
      yield Buffer.from('more');
    };
    const item = await library.receive({ fileName: 'up.wav', body: body(false) });
    expect((await library.whenRead({ id: item.id })).durationMs).toBe(1000);
    await expect(library.receive({ fileName: 'up.wav', body: body(true) })).rejects.toThrow('socket closed');
    expect(library.page({ limit: 10, bin: false }).items.length).toBe(1);
    expect(fs.readdirSync(path.join(root, 'library', 'media', '.incoming'))).toEqual([]);
  });

  it('takes over a file with move, across folders', async () => {
    const file = source('moved.wav');
    await library.importFile({ file, fileName: 'moved.wav', move: true });
    expect(fs.existsSync(file)).toBe(false);
  });
});

describe('the items', () => {
  it('come in pages, newest first, found by title', async () => {
    for (let index = 0; index < 5; index++) await add(`Take ${index} ${index % 2 ? 'garden' : 'kitchen'}.wav`);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = library.page({ limit: 2, bin: false, after });
      seen.push(...page.items.map((item) => item.title));
      after = page.next ?? undefined;
    } while (after);
    expect(new Set(seen).size).toBe(5);
    const titles = (query: string) => library.page({ limit: 9, bin: false, query }).items.map((item) => item.title);
    expect(titles('GARD').sort()).toEqual(['Take 1 garden', 'Take 3 garden']);
    expect(titles('" OR 1')).toEqual([]);
    expect(() => library.page({ limit: 2, bin: false, after: 'nonsense' })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });

  it('can be renamed, binned, restored, and deleted only from the bin; their jobs know what became of them', async () => {
    const { id } = await add('a.wav');
    await library.whenRead({ id });
    await tasksEnded();
    expect(library.rename({ id, title: 'Better' }).title).toBe('Better');
    await expect(library.deleteForGood({ ids: [id] })).rejects.toMatchObject({ code: 'CONFLICT' });
    organisation.bin({ refs: [itemRef(id)] });
    expect(library.page({ limit: 5, bin: false }).items).toEqual([]);
    organisation.restore({ refs: [itemRef(id)] });
    expect(library.page({ limit: 5, bin: false, query: 'better' }).items[0]?.binnedAtMs).toBeNull();
    organisation.bin({ refs: [itemRef(id)] });
    expect(jobs.jobs.list({ limit: 1 })).toMatchObject([{ itemKind: 'recording', results: [{ id }] }]);
    await library.deleteForGood({ ids: [id] });
    expect(jobs.jobs.list({ limit: 1 })).toMatchObject([{ itemId: id, itemKind: null, results: [] }]);
    expect(() => library.get({ id })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(stored()).toEqual(['media', 'media/.incoming']);
    expect(() => library.rename({ id: 'no' as ItemId, title: 'x' })).toThrow();
  });

  it('move with the whole library to another folder and stay readable there', async () => {
    const { id } = await add('a.wav');
    await library.whenRead({ id });
    await tasksEnded();
    chosenFolder = path.join(root, 'elsewhere');
    fs.mkdirSync(chosenFolder);
    const moved = await move();
    expect(moved).toEqual({ libraryFolder: path.join(chosenFolder, 'Atelier library') });
    expect(fs.readFileSync(library.mediaFile({ id, variant: 'original' }).file, 'utf8')).toBe('RIFF and some sound');
    // The former one is the user's to remove.
    expect(stored()).toContain(`Recordings/${new Date().getFullYear()}/a.wav`);
    expect(createLibraryFolder(context.db, path.join(root, 'library')).root()).toBe(moved?.libraryFolder);
    await expect(move()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('takes along what comes in while it moves, and stays where it was when a job begins meanwhile', async () => {
    fs.mkdirSync(path.join(root, 'library', 'media', 'large'), { recursive: true });
    fs.writeFileSync(path.join(root, 'library', 'media', 'large', 'original.wav'), Buffer.alloc(60_000_000, 1));
    chosenFolder = path.join(root, 'elsewhere');
    fs.mkdirSync(chosenFolder);
    const target = path.join(chosenFolder, 'Atelier library');
    const moveWhile = async (meanwhile: () => Promise<unknown>) => {
      const moving = move();
      const outcome = moving.catch((error: unknown) => error);
      await expect.poll(() => fs.existsSync(path.join(target, 'media', 'large')), { interval: 1 }).toBe(true);
      await meanwhile();
      return await outcome;
    };
    const job = { kind: 'transcribe', title: 'a', itemId: null, engine: 'local', request: {} } as const;
    const started = moveWhile(async () => context.db.write((tx) => jobs.queue.submit(tx, job)));
    expect(await started).toMatchObject({ code: 'CONFLICT' });
    expect([fs.existsSync(target), folder.root()]).toEqual([false, path.join(root, 'library')]);
    jobs.jobs.cancelAll();
    const late = { id: 'late' as ItemId, kind: 'speech', title: 'Late', fileName: 'late.wav', recipe: {} } as const;
    const file = path.join(root, 'late.wav');
    fs.writeFileSync(file, 'RIFF and a late sound');
    expect(await moveWhile(() => library.addMade({ ...late, file }))).toEqual({ libraryFolder: target });
    const stored = library.mediaFile({ id: late.id, variant: 'original' }).file;
    expect([fs.readFileSync(stored, 'utf8'), stored.startsWith(target)]).toEqual(['RIFF and a late sound', true]);
  });
});
