import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { contentOf } from '../../../testing/kills/killed-library.ts';
import { claimPlace } from './settle-file.ts';
import { findPlace } from '../place-table.ts';
import { filesInPlaces } from '../walk-places.ts';
import { createPlacedStudio, type PlacedStudio } from '../test-data/placed-studio.ts';

/* Whatever lies in the user's folder: an import ends, overwrites nothing and follows no link. */

let desk: PlacedStudio;
beforeEach(() => {
  desk = createPlacedStudio();
});
afterEach(() => desk.end());

const folder = () => desk.now().studio.libraryFolder;
const year = () => path.join(folder().root(), 'Recordings', String(new Date().getFullYear()));
/** The name of today's recording with that title, without an ending. */
const named = (title: string) => {
  const [day = ''] = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().split('T');
  return `${day} ${title}`;
};
async function imported(fileName: string): Promise<string> {
  const file = path.join(desk.profile, 'given.wav');
  fs.writeFileSync(file, contentOf(fileName));
  const { library } = desk.now().studio;
  const { id } = await library.importFile({ file, fileName });
  await library.whenRead({ id });
  return library.mediaFile({ id, variant: 'original' }).file;
}
const claim = (id: string, wanted: string, extension: string | null = '.wav') =>
  claimPlace(
    { db: desk.now().context.db, folder: folder() },
    { id: id as ItemId, wanted, extension, state: 'coming', mark: null },
  );

describe('a name that is taken', () => {
  it('by a link that leads nowhere is left alone, and nothing is written where it leads', async () => {
    fs.mkdirSync(year(), { recursive: true });
    const elsewhere = path.join(desk.profile, 'elsewhere.wav');
    fs.symlinkSync(elsewhere, path.join(year(), `${named('Talk')}.wav`));
    expect(path.basename(await imported('Talk.wav'))).toBe(`${named('Talk')} (2).wav`);
    expect(fs.existsSync(elsewhere)).toBe(false);
    expect(fs.readlinkSync(path.join(year(), `${named('Talk')}.wav`))).toBe(elsewhere);
  });

  it('by a folder, by a file without an item, or by a sidecar of somebody else, gives the next number', async () => {
    fs.mkdirSync(path.join(year(), `${named('Talk')}.wav`), { recursive: true });
    fs.writeFileSync(path.join(year(), `${named('Talk (2)')}.json`), '{}');
    fs.writeFileSync(path.join(year(), `${named('Talk (3)')}.wav`), 'mine');
    expect(path.basename(await imported('Talk.wav'))).toBe(`${named('Talk')} (4).wav`);
    expect(fs.readFileSync(path.join(year(), `${named('Talk (3)')}.wav`), 'utf8')).toBe('mine');
  });

  it('in another case or with another spelling of an accent counts as taken, as it does on other systems', async () => {
    expect(await claim('a', 'Recordings/Café')).toBe('Recordings/Café');
    expect(await claim('b', 'Recordings/cafe\u0301')).toBe('Recordings/cafe\u0301 (2)');
    expect(await claim('c', 'recordings/CAFÉ')).toBe('recordings/CAFÉ (3)');
  });

  it('by another ending of the same name counts as taken, because both would have one sidecar', async () => {
    expect(await claim('a', 'Recordings/Talk', '.wav')).toBe('Recordings/Talk');
    expect(await claim('b', 'Recordings/Talk', '.mp3')).toBe('Recordings/Talk (2)');
  });

  it('by the item itself is its own again', async () => {
    expect(await claim('a', 'Recordings/Talk')).toBe('Recordings/Talk');
    expect(await claim('a', 'Recordings/Talk')).toBe('Recordings/Talk');
    expect(await claim('a', 'Recordings/Other')).toBe('Recordings/Other');
    expect(await claim('b', 'Recordings/Talk')).toBe('Recordings/Talk');
  });
});

it('two files of one name that come at the same moment get two names, and neither loses a byte', async () => {
  const files = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (content) => {
      const file = path.join(desk.profile, `${content}.wav`);
      fs.writeFileSync(file, contentOf(content));
      const { library } = desk.now().studio;
      const { id } = await library.importFile({ file, fileName: 'Talk.wav' });
      await library.whenRead({ id });
      return { content, placed: library.mediaFile({ id, variant: 'original' }).file };
    }),
  );
  expect(new Set(files.map(({ placed }) => placed)).size).toBe(4);
  for (const { content, placed } of files) expect(fs.readFileSync(placed).equals(contentOf(content))).toBe(true);
  expect(filesInPlaces(folder()).filter((name) => name.endsWith('.wav'))).toHaveLength(4);
});

it('names that lead elsewhere, hide a file or are devices somewhere stay inside and are visible', async () => {
  const hostile = ['../../../etc/passwd.wav', '.hidden.wav', 'CON.wav', 'a/b.wav', 'nul.wav', '\u202Egpj.wav', ' .wav'];
  for (const name of hostile) {
    const placed = await imported(name);
    expect(path.relative(year(), placed)).not.toMatch(/^\.\.|\//);
    expect(path.basename(placed)).not.toMatch(/^\.|^(con|nul)\.|\u202E/i);
  }
});

it('a place whose item is given up is free again, and only what came there is removed', async () => {
  const { context } = desk.now();
  const placed = await claim('gone', 'Recordings/Talk');
  expect(findPlace(context.db, 'gone' as ItemId)).toMatchObject({ place: placed, state: 'coming' });
  const theirs = `${folder().place(placed ?? '')}.wav`;
  fs.mkdirSync(path.dirname(theirs), { recursive: true });
  fs.writeFileSync(theirs, 'came in between');
  await desk.close();
  desk.open();
  await desk.now().studio.former.stop();
  expect(fs.readFileSync(theirs, 'utf8')).toBe('came in between');
});
