import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DragId, ItemId } from '../../../shared/domain/ids.ts';
import type { ImageExport } from '../../../shared/domain/library/item-export.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { addItem, addTranscript } from '../library/find/test-data/found-library.ts';
import { createBoards } from '../boards/create-boards.ts';
import { imageHeaderOf } from '../media/images/read-image.ts';
import { recipeIn, withRecipe } from '../media/images/recipe-in-image.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../../shared/domain/recipe/image-recipe.ts';
import { openOrganisation } from '../open-organisation.ts';
import { createNotes, KINDS_WITH_NOTES } from '../testing/notes/create-notes.ts';
import type { TranscriptChapters } from '../transcripts/transcripts.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { createItemFiles } from './create-item-files.ts';
import type { ItemFiles } from './item-files.ts';

let context: TestContext;
let studio: TestLibrary;
let files: ItemFiles;
let out: string;
let opens: (file: string) => boolean;
let copied: string;
let copiedFiles: readonly string[];
let takesFiles: boolean;

const PLAIN = { format: 'txt', withSubtitles: false, withRecipes: false, form: 'folder', withList: false } as const;
const TALK = 'talk' as ItemId;
const KEEPER = 'keeper' as ItemId;

const CHAPTERS: Readonly<Record<string, TranscriptChapters>> = {
  [TALK]: { list: [{ startMs: 0, title: 'Talk' }], durationMs: 4000, file: 'chapters of the talk' },
};

beforeEach(() => {
  copied = '';
  copiedFiles = [];
  takesFiles = true;
  context = openTestContext({
    shell: {
      ...quietShell(() => out),
      copyText: (text) => void (copied = text),
      copyFiles: async (given) => {
        copiedFiles = given;
        return takesFiles;
      },
      openFile: async (file) => opens(file),
    },
  });
  out = path.join(context.folder, 'out');
  fs.mkdirSync(out);
  studio = openTestLibrary(context, { kinds: KINDS_WITH_NOTES });
  const transcripts = {
    fileContent: ({ format }: { format: string }) => `${format} of the talk`,
    chapters: ({ id }: { id: ItemId }) => CHAPTERS[id] ?? null,
  };
  files = createItemFiles(context, { library: studio.library, media: studio.media, transcripts });
  addItem(context.db, { id: KEEPER, kind: 'recording', title: 'Keeper: one/two?', durationMs: 4000 });
  const folder = studio.libraryFolder.item(KEEPER);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'original.wav'), 'sound');
  addTranscript(context.db, { id: TALK, kind: 'transcript', title: 'Talk', mediaId: KEEPER, lines: [] });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const written = () => fs.readdirSync(out).toSorted();
const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8');

it('writes media and text under their titles, as every system allows them', async () => {
  const result = await files.export({ ids: [KEEPER, TALK], ...PLAIN });
  expect(result).toEqual({ fileNames: ['Keeper one two.wav', 'Talk.txt'], folder: 'out' });
  expect([read('Keeper one two.wav'), read('Talk.txt')]).toEqual(['sound', 'txt of the talk']);
});

it('names files by the template of their kind, numbered in their order, and never longer than file systems allow', async () => {
  const long = 'Ein sehr langer Titel über Leuchttürme '.repeat(12);
  addItem(context.db, { id: 'long' as ItemId, kind: 'script', title: long, createdAtMs: Date.UTC(2026, 10, 29, 12) });
  context.db.write((tx) =>
    tx.run(`INSERT INTO item_text (item_id, part, source_row, position, text) VALUES ('long', 'text', 0, 0, 'Text.')`),
  );
  context.settings().library.nameTemplates = {
    recording: '{number} {kind} {title:6}/{speaker}',
    all: '{number} {date} {title}',
  };
  const { fileNames = [] } = (await files.export({ ids: [KEEPER, 'long' as ItemId, KEEPER], ...PLAIN })) ?? {};
  expect(fileNames[0]).toBe('01 recording Keeper.wav');
  expect(fileNames[1]).toMatch(/^02 2026-11-29 Ein sehr langer Titel über.*\.txt$/);
  expect(fileNames[2]).toBe('03 recording Keeper.wav');
  expect(fileNames.every((name) => Buffer.byteLength(name) <= 255)).toBe(true);
  context.settings().library.nameTemplates = { all: 'same' };
  const { dragId } = await files.prepareDrag({ ids: [KEEPER, TALK], ...PLAIN });
  expect(files.draggedFiles(dragId).map((file) => path.basename(file))).toEqual(['same.wav', 'same.txt']);
  const { fileNames: again = [] } = (await files.export({ ids: [KEEPER, KEEPER], ...PLAIN })) ?? {};
  expect(again).toEqual(['same.wav', 'same (2).wav']);
});

describe('an image', () => {
  const FOX = 'fox' as ItemId;
  const recipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A fox', seed: 7 };
  const exported = async (images: ImageExport) => {
    const { fileNames } = (await files.export({ ids: [FOX], ...PLAIN, images }))!;
    const file = path.join(out, fileNames[0]!);
    return { name: fileNames[0], file, format: (await imageHeaderOf(file))?.format, recipe: await recipeIn(file) };
  };
  const original = withRecipe(twoColours('png'), recipe);
  beforeEach(() => {
    addItem(context.db, { id: FOX, kind: 'image', title: 'Fox' });
    context.db.write((tx) => tx.run(`UPDATE items SET media_file = 'original.png' WHERE id = 'fox'`));
    const folder = studio.libraryFolder.item(FOX);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'original.png'), original);
  });

  it('is written in another format with its recipe inside, or without any', async () => {
    expect(await exported({ format: 'webp', withRecipe: true })).toMatchObject({
      name: 'Fox.webp',
      format: 'webp',
      recipe,
    });
    const plain = { name: 'Fox.jpg', format: 'jpeg', recipe: null };
    expect(await exported({ format: 'jpeg', withRecipe: false })).toMatchObject(plain);
    expect(await exported({ format: 'avif', withRecipe: true })).toMatchObject({
      name: 'Fox.avif',
      format: 'avif',
      recipe,
    });
    expect(await exported({ format: 'avif', withRecipe: false })).toMatchObject({ format: 'avif', recipe: null });
  });

  it('is the same file where it has the format, and only loses its recipe', async () => {
    const { file } = await exported({ format: 'png', withRecipe: true });
    expect(fs.readFileSync(file)).toEqual(original);
    const stripped = await exported({ format: 'original', withRecipe: false });
    expect(stripped).toMatchObject({ name: 'Fox (2).png', recipe: null });
    expect(fs.readFileSync(stripped.file)).toEqual(twoColours('png'));
  });
});

it('puts subtitles beside their audio under the same name, with the same number where that is taken', async () => {
  fs.writeFileSync(path.join(out, 'Keeper one two.srt'), 'mine');
  await files.export({ ids: [KEEPER], ...PLAIN, withSubtitles: true });
  expect(written()).toEqual(['Keeper one two (2).srt', 'Keeper one two (2).wav', 'Keeper one two.srt']);
  expect([read('Keeper one two.srt'), read('Keeper one two (2).srt')]).toEqual(['mine', 'srt of the talk']);
});

it('puts chapters beside a transcript and beside its recording, where they are wanted', async () => {
  await files.export({ ids: [KEEPER, TALK], ...PLAIN, format: 'docx', withSubtitles: true, withChapters: true });
  expect(written()).toEqual([
    'Keeper one two.chapters.vtt',
    'Keeper one two.srt',
    'Keeper one two.wav',
    'Talk.chapters.vtt',
    'Talk.docx',
  ]);
  expect([read('Keeper one two.chapters.vtt'), read('Talk.docx')]).toEqual([
    'chapters of the talk',
    'docx of the talk',
  ]);
});

it('leaves subtitles of a transcript in the bin out', async () => {
  openOrganisation(context, { jobs: studio.jobs }).bin({ refs: [itemRef(TALK)] });
  await files.export({ ids: [KEEPER], ...PLAIN, withSubtitles: true, format: 'vtt' });
  expect(written()).toEqual(['Keeper one two.wav']);
});

it('describes an item in a file beside it, without any path of this computer', async () => {
  const organisation = openOrganisation(context, { jobs: studio.jobs });
  organisation.update({
    refs: [itemRef(TALK)],
    values: { rating: 4, addTags: ['sea'], verdict: 'picked', note: 'Too dark' },
  });
  const boards = createBoards(context, { organisation });
  boards.create({ name: 'Fog', itemIds: [TALK] });
  boards.remove({ id: boards.create({ name: 'Gone', itemIds: [TALK] }).id });
  await files.export({ ids: [TALK], ...PLAIN, format: 'srt', withRecipes: true });
  expect(written()).toEqual(['Talk.json', 'Talk.srt']);
  const text = read('Talk.json');
  expect(JSON.parse(text)).toMatchObject({
    format: 'atelier-item',
    version: 1,
    kind: 'transcript',
    recipe: { engine: 'local' },
    madeFrom: [{ id: KEEPER, kind: 'recording' }],
    organised: {
      isFavourite: false,
      rating: 4,
      verdict: 'picked',
      note: 'Too dark',
      tags: ['sea'],
      folders: [],
      boards: ['Fog'],
    },
  });
  expect(text).not.toContain(context.folder);
});

it('exports a kind that is one row of the registry, by its text', async () => {
  const id = createNotes(context).add({ title: 'Groceries', text: 'Bread\nButter' });
  await files.export({ ids: [id], ...PLAIN, format: 'srt' });
  expect(read('Groceries.txt')).toBe('Bread\n\nButter\n');
  const { dragId, fileNames } = await files.prepareDrag({ ids: [id], ...PLAIN });
  expect([fileNames, files.draggedFiles(dragId).map((file) => path.basename(file))]).toEqual([
    ['Groceries.txt'],
    ['Groceries.txt'],
  ]);
});

it('has dragged files on the disk before it says so, each as a copy that may be written into', async () => {
  const { dragId, fileNames } = await files.prepareDrag({ ids: [KEEPER, TALK], ...PLAIN, withSubtitles: true });
  const dragged = files.draggedFiles(dragId);
  const names = ['Keeper one two.wav', 'Keeper one two.srt', 'Talk.txt'];
  expect([fileNames, dragged.map((file) => path.basename(file))]).toEqual([names, names]);
  fs.writeFileSync(dragged[0] ?? '', 'changed elsewhere');
  expect(fs.readFileSync(path.join(studio.libraryFolder.item(KEEPER), 'original.wav'), 'utf8')).toBe('sound');
  expect(files.draggedFiles('other' as DragId)).toEqual([]);
});

it('keeps the files of the last ten drags and of no earlier one', async () => {
  const ids: DragId[] = [];
  for (let drag = 0; drag < 12; drag++) ids.push((await files.prepareDrag({ ids: [TALK], ...PLAIN })).dragId);
  expect(ids.map((id) => files.draggedFiles(id).length)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(fs.readdirSync(path.join(context.folders.cache, 'drags'))).toHaveLength(10);
});

it('writes nothing where nothing has a file or a text, or one of the items is gone', async () => {
  const id = createNotes(context).add({ title: 'Empty', text: '' });
  await expect(files.export({ ids: [id], ...PLAIN })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { reason: 'nothing_to_export' },
  });
  await expect(files.export({ ids: [TALK, 'gone' as ItemId], ...PLAIN })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(written()).toEqual([]);
});

it('says that a file of the library is missing, and leaves nothing half there', async () => {
  fs.rmSync(path.join(studio.libraryFolder.item(KEEPER), 'original.wav'));
  await expect(files.export({ ids: [KEEPER], ...PLAIN, withSubtitles: true })).rejects.toMatchObject({
    code: 'FILE_MISSING',
  });
  expect(written()).toEqual([]);
});

it('opens the file of an item in another program, and nothing that the system would run', async () => {
  const opened: string[] = [];
  opens = (file) => opened.push(file) > 0;
  await files.openFile({ id: KEEPER });
  expect(opened).toEqual([path.join(studio.libraryFolder.item(KEEPER), 'original.wav')]);
  opens = () => false;
  await expect(files.openFile({ id: KEEPER })).rejects.toMatchObject({ data: { reason: 'no_app' } });
  await expect(files.openFile({ id: TALK })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  fs.renameSync(
    path.join(studio.libraryFolder.item(KEEPER), 'original.wav'),
    path.join(studio.libraryFolder.item(KEEPER), 'original.exe'),
  );
  context.db.write((tx) => tx.run(`UPDATE items SET media_file = 'original.exe' WHERE id = :id`, { id: KEEPER }));
  opens = (file) => opened.push(file) > 0;
  await expect(files.openFile({ id: KEEPER })).rejects.toMatchObject({ data: { reason: 'no_app' } });
  expect(opened).toHaveLength(1);
});

it('copies items as files that are there until something else is copied', async () => {
  expect(await files.copyFiles({ ids: [KEEPER, TALK], ...PLAIN })).toEqual({ fileCount: 2 });
  const first = copiedFiles;
  expect(first.map((file) => path.basename(file))).toEqual(['Keeper one two.wav', 'Talk.txt']);
  for (let drag = 0; drag < 12; drag++) await files.prepareDrag({ ids: [TALK], ...PLAIN });
  expect(first.every((file) => fs.existsSync(file))).toBe(true);
  await files.copyFiles({ ids: [TALK], ...PLAIN });
  for (let drag = 0; drag < 12; drag++) await files.prepareDrag({ ids: [TALK], ...PLAIN });
  expect(first.some((file) => fs.existsSync(file))).toBe(false);
  takesFiles = false;
  await expect(files.copyFiles({ ids: [KEEPER], ...PLAIN })).rejects.toMatchObject({
    data: { reason: 'no_file_clipboard' },
  });
});

it('copies paths of what has a file', () => {
  expect(files.copyPaths({ ids: [KEEPER, TALK] })).toEqual({ count: 1 });
  expect(copied).toBe(path.join(studio.libraryFolder.item(KEEPER), 'original.wav'));
  expect(() => files.copyPaths({ ids: [TALK] })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
