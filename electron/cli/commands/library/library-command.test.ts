import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { twoColours } from '../../../core/media/images/test-data/pictures.ts';
import { contentOf } from '../../../core/testing/kills/killed-library.ts';
import { createProfileCore } from '../../profile-core.ts';
import { libraryCommand } from './library-command.ts';
import { parseArguments } from '../../arguments/parse-arguments.ts';
import { useProfileRoom } from '../../testing/profile-command.ts';

const room = useProfileRoom();

async function atelier(...args: string[]): Promise<{ code: number; printed: string }> {
  room.printed = '';
  const command = parseArguments(['library', ...args]);
  if (command.name !== 'library') throw new Error('This is no command of the library.');
  const code = await libraryCommand(command.options, new AbortController().signal);
  return { code, printed: room.printed };
}

const json = async <Value>(...args: string[]): Promise<Value> =>
  JSON.parse((await atelier(...args, '--json')).printed) as Value;

/** A script in the app's library, as the app writes it. */
async function addScript(title: string, text: string): Promise<void> {
  const { core, dispose } = createProfileCore({ isVerbose: false });
  await core.scripts.create({ title, text });
  await dispose();
}

it('finds, shows, tags, exports and checks what the app has', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  await addScript('Ferry', 'Nobody saw it.');
  const found = await json<{ id: string; title: string }[]>('find', 'trimmed kind:script');
  expect(found).toMatchObject([{ title: 'Lamp' }]);
  const id = found[0]?.id ?? '';
  expect((await atelier('list')).printed.split('\n').filter(Boolean)).toHaveLength(2);
  expect(await json('list', '-n', '1', '--sort', 'title')).toMatchObject([{ title: 'Ferry' }]);
  expect(await json('tag', id, '--add', 'sea')).toEqual({ changedCount: 1 });
  expect(await json('find', 'tag:SEA')).toMatchObject([{ id }]);
  expect((await atelier('show', id)).printed).toMatch(/^Tags {7}sea$/m);
  const out = path.join(room.home, 'out');
  expect(await json('export', id, '-o', out, '--details')).toEqual({
    files: [path.join(out, 'Lamp.txt'), path.join(out, 'Lamp.json')],
  });
  expect(fs.readFileSync(path.join(out, 'Lamp.txt'), 'utf8')).toContain('It was trimmed at four.');
  expect(await atelier('check')).toEqual({ code: 0, printed: 'Index and files agree.\n' });
  fs.mkdirSync(path.join(room.home, 'library', 'media', 'stray'), { recursive: true });
  const check = await atelier('check');
  expect(check).toMatchObject({ code: 1, printed: expect.stringContaining('The folder stray belongs to no item.') });
});

it('puts items on boards, picks and labels them, and finds what was saved', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  await addScript('Ferry', 'Nobody saw it.');
  const [ferry = '', lamp = ''] = (await json<{ id: string }[]>('list', '--sort', 'title')).map(({ id }) => id);
  await expect(atelier('board', 'Fog', lamp)).rejects.toMatchObject({ code: 'NOT_FOUND', data: { ids: ['Fog'] } });
  expect(await json('board', 'Fog', lamp, ferry, '--create')).toEqual({ changedCount: 2 });
  expect(await json('find', 'board:fog', '--sort', 'board')).toMatchObject([{ id: lamp }, { id: ferry }]);
  expect(await json('board', 'FOG', lamp, '--remove')).toEqual({ changedCount: 1 });
  expect(await atelier('boards')).toEqual({ code: 0, printed: '     1  Fog\n' });
  expect(await json('pick', lamp)).toEqual({ changedCount: 1 });
  expect((await atelier('show', lamp)).printed).toMatch(/^Verdict {4}picked$/m);
  expect(await json('label', lamp, '--colour', 'blue')).toEqual({ changedCount: 1 });
  expect((await atelier('show', lamp)).printed).toMatch(/^Label {6}blue$/m);
  const { core, dispose } = createProfileCore({ isVerbose: false });
  core.savedSearches.create({ name: 'Best', query: 'is:picked' });
  await dispose();
  expect(await json('find', '--saved', 'best')).toMatchObject([{ id: lamp }]);
  expect(await json('find', '--saved', 'best', 'nothing')).toEqual([]);
  expect(await json('searches')).toMatchObject([{ name: 'Best', query: 'is:picked', count: 1 }]);
  await expect(atelier('find', '--saved', 'Worst')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('moves and renames files to the template of now, after a preview, and again without harm', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  const { core, dispose } = createProfileCore({ isVerbose: false });
  core.settings.set({ library: { placeTemplates: { script: 'Plays/{title}' } } });
  await dispose();
  const year = new Date().getFullYear();
  const lines = (await atelier('move-files', '--preview')).printed.split('\n');
  expect(lines.slice(0, 2)).toEqual(['0 items to move into readable folders', '1 item to rename']);
  expect(lines[2]).toMatch(new RegExp(`^ {2}Scripts/${year}/${year}-.* Lamp.json -> Scripts/Plays/Lamp.json$`));
  expect(await json('move-files')).toEqual({ movedCount: 1, leftCount: 0, ownCount: 0 });
  expect(fs.readdirSync(path.join(room.home, 'library', 'Scripts'), { recursive: true })).toContain(
    path.join('Plays', 'Lamp.json'),
  );
  expect(await atelier('move-files')).toEqual({ code: 0, printed: '0 items moved or renamed\n' });
  expect(await atelier('check')).toEqual({ code: 0, printed: 'Index and files agree.\n' });
});

it('moves the whole library into a folder, where it is used from then on', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  const folder = path.join(room.home, 'disk');
  const there = path.join(folder, 'Atelier library');
  const old = path.join(room.home, 'library');
  const { code, printed } = await atelier('move', folder);
  const [at, former, how] = printed.split('\n');
  expect([code, at, how]).toEqual([0, there, 'Run atelier library old-libraries --remove 1 to remove it.']);
  expect(former?.startsWith(`Old library 1: ${old} (`)).toBe(true);
  expect([there, old].map((root) => fs.existsSync(path.join(root, 'Scripts')))).toEqual([true, true]);
  expect(await atelier('check')).toEqual({ code: 0, printed: 'Index and files agree.\n' });
  await expect(atelier('move', folder)).rejects.toMatchObject({ data: { reason: 'folder_taken' } });
  expect((await atelier('old-libraries')).printed).toBe(`${former}\n`);
  expect((await atelier('old-libraries', '--remove', '1')).printed).toMatch(/^Old library removed, .* freed\.\n$/);
  expect([await json('old-libraries'), fs.existsSync(old)]).toEqual([[], false]);
});

it('uses the library where its folder is now, after it was renamed', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  const [old, now] = [path.join(room.home, 'library'), path.join(room.home, 'My work')];
  fs.renameSync(old, now);
  await expect(atelier('use-folder', room.home)).rejects.toMatchObject({ data: { reason: 'other_library' } });
  expect(await atelier('use-folder', now)).toEqual({ code: 0, printed: `${now}\n` });
  expect(await atelier('check')).toEqual({ code: 0, printed: 'Index and files agree.\n' });
  expect(fs.existsSync(old)).toBe(false);
});

it('removes the old files with a move where that is asked for, or leaves them for good', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  const [one, two] = ['one', 'two'].map((name) => path.join(room.home, name));
  expect((await atelier('move', one ?? '', '--remove-old')).printed).toMatch(/\nOld library removed, .* freed\.\n$/);
  expect(fs.existsSync(path.join(room.home, 'library'))).toBe(false);
  await atelier('move', two ?? '');
  const [{ id } = { id: 0 }] = await json<{ id: number }[]>('old-libraries');
  expect(await json('old-libraries', '--keep', String(id))).toEqual([]);
  expect(fs.existsSync(path.join(one ?? '', 'Atelier library', 'Scripts'))).toBe(true);
});

it('gives an item its file again that is gone from the library, as check says', async () => {
  const wav = path.join(room.home, 'tone.wav');
  fs.writeFileSync(wav, contentOf('tone.wav'));
  const [{ id } = { id: '' }] = await json<{ id: string }[]>('import', wav);
  const name = fs.readdirSync(path.join(room.home, 'library', 'Recordings'), { recursive: true, encoding: 'utf8' });
  const file = path.join(room.home, 'library', 'Recordings', name.find((each) => each.endsWith('.wav')) ?? '');
  fs.renameSync(file, path.join(room.home, 'elsewhere.wav'));
  const check = await atelier('check');
  expect([check.code, check.printed]).toEqual([1, expect.stringContaining(`Run atelier library relink ${id} FILE`)]);
  expect(await json('relink', id, path.join(room.home, 'elsewhere.wav'))).toEqual({ id, title: 'tone' });
  expect([fs.existsSync(file), (await atelier('check')).code]).toEqual([true, 0]);
});

it('rebuilds the app’s database from its files, and proves it equal', async () => {
  await addScript('Lamp', 'It was trimmed at four.');
  const file = path.join(room.home, 'atelier-rebuilt.db');
  expect(await atelier('rebuild')).toEqual({
    code: 0,
    printed: `1 item rebuilt: ${file}\nThe new database equals the one in use.\n`,
  });
  expect(fs.existsSync(file)).toBe(true);
  await expect(atelier('rebuild')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const library = path.join(room.home, 'library');
  const names = fs.readdirSync(library, { recursive: true, encoding: 'utf8' });
  const sidecar = path.join(library, names.find((name) => /^Scripts.*Lamp\.json$/.test(name)) ?? '');
  const { id } = JSON.parse(fs.readFileSync(sidecar, 'utf8')) as { id: string };
  fs.writeFileSync(sidecar, fs.readFileSync(sidecar, 'utf8').replace('trimmed', 'painted'));
  expect(await atelier('check')).toMatchObject({ code: 0 });
  expect(await json('check', '--deep')).toMatchObject([{ problem: 'sidecar_differs', id, title: 'Lamp' }]);
  const edited = fs.readFileSync(sidecar);
  expect(await atelier('check', '--repair')).toEqual({
    code: 0,
    printed: `${id}  Wrote the sidecar of “Lamp” again.\nIndex and files agree.\n`,
  });
  expect(await json('check', '--repair')).toEqual({ repaired: [], findings: [] });
  fs.writeFileSync(sidecar, edited);
  const { code, printed } = await atelier('rebuild', '-o', path.join(room.home, 'new.db'));
  expect([code, printed.split('\n')[0]]).toEqual([
    1,
    expect.stringMatching(
      /^script_lines \S+ \S+ {2}text: "It was trimmed at four." in use, "It was painted at four." rebuilt$/,
    ),
  ]);
});

it('fails with a code where an item is not there', async () => {
  await expect(atelier('show', 'gone')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('imports files that stay where they are, notices that they are gone and finds them by their content', async () => {
  const folder = path.join(room.home, 'pictures');
  fs.mkdirSync(folder);
  const file = path.join(folder, 'fox.png');
  fs.writeFileSync(file, twoColours('png'));
  const [imported] = await json<{ id: string }[]>('import', file, '--reference');
  const id = imported?.id ?? '';
  expect(fs.existsSync(path.join(room.home, 'library', 'media', id, 'original.png'))).toBe(false);
  expect((await atelier('check')).code).toBe(0);
  const moved = path.join(folder, 'new', 'renamed.png');
  fs.mkdirSync(path.dirname(moved));
  fs.renameSync(file, moved);
  expect(await atelier('check')).toMatchObject({ code: 1, printed: expect.stringContaining('is not where it was') });
  expect(await atelier('relink', '--folder', folder)).toEqual({ code: 0, printed: '1 file found\n' });
  expect(await atelier('check')).toEqual({ code: 0, printed: 'Index and files agree.\n' });
  fs.writeFileSync(path.join(folder, 'owl.png'), twoColours('png', 8, 8));
  await expect(atelier('relink', id, path.join(folder, 'owl.png'))).rejects.toMatchObject({
    data: { reason: 'other_content' },
  });
  const rebuilt = path.join(room.home, 'rebuilt.db');
  expect(await atelier('rebuild', '-o', rebuilt)).toMatchObject({ code: 0 });
});

/** A WAV file of 8 kHz. */
function secondOfSilence(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + 16_000, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(16_000, 40);
  return Buffer.concat([head, Buffer.alloc(16_000)]);
}

it('makes a transcript of subtitles for a recording', async () => {
  const file = path.join(room.home, 'talk.wav');
  fs.writeFileSync(file, secondOfSilence());
  const subtitles = path.join(room.home, 'talk.srt');
  fs.writeFileSync(subtitles, '1\n00:00:01,000 --> 00:00:02,000\nAsk not\n');
  const imported = await json<{ id: string; failure: unknown }[]>('import', subtitles, '--for', file);
  expect(imported.map(({ failure }) => failure)).toEqual([null, null]);
  expect(await atelier('show', imported[1]?.id ?? '')).toMatchObject({ printed: expect.stringContaining('talk') });
});

it('imports texts as scripts, and keeps nothing of a file that it can’t read', async () => {
  const [text, table] = ['talk.md', 'prices.pdf'].map((name) => path.join(room.home, name));
  fs.writeFileSync(text ?? '', 'Anna: Hello there.\n');
  fs.writeFileSync(table ?? '', '%PDF-1.7 nothing to hear');
  const imported = await json<{ id: string | null; failure: { code: string } | null }[]>(
    'import',
    text ?? '',
    table ?? '',
  );
  expect(imported.map(({ id, failure }) => [id !== null, failure?.code])).toEqual([
    [true, undefined],
    [false, 'AUDIO_UNREADABLE'],
  ]);
  expect(await json('list')).toMatchObject([{ kind: 'script', title: 'talk' }]);
});

it('says which files it could not import', async () => {
  const missing = path.join(room.home, 'none.wav');
  expect(await atelier('import', missing)).toMatchObject({ code: 1, printed: expect.stringContaining('none.wav') });
});
