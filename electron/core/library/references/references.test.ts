import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { twoColours } from '../../media/images/test-data/pictures.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { ticketShell } from '../../testing/ticket-shell.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';

let context: TestContext;
let studio: TestLibrary;
let outside: string;
beforeEach(() => {
  context = openTestContext({ shell: ticketShell() });
  outside = path.join(context.folder, 'outside');
  fs.mkdirSync(outside);
  studio = openTestLibrary(context);
  studio.openJobs.start({ adopt: true });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

function fileAt(name: string, bytes: Buffer = twoColours('png', 64, 48)): string {
  const file = path.join(outside, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  return file;
}

async function whenRead(id: ItemId) {
  const job = studio.jobs.list({ limit: 50 }).find(({ itemId }) => itemId === id);
  if (job) await studio.jobs.whenEnded({ id: job.id });
  return studio.library.get({ id });
}

async function referenced(file: string) {
  const { id } = await studio.library.importFile({ file, fileName: path.basename(file), asReference: true });
  return await whenRead(id);
}
const original = (id: ItemId) => studio.library.mediaFile({ id, variant: 'original' }).file;
const rowOf = (id: ItemId) => studio.library.rows({ ids: [id] })[0];
const touch = (file: string) => fs.utimesSync(file, new Date(), new Date(Date.now() + 60_000));

describe('a file that stays where it is', () => {
  it('is an item that is read, found and served, and nothing of it is in the library', async () => {
    const file = fileAt('fox.png');
    const item = await referenced(file);
    expect(item).toMatchObject({ kind: 'image', title: 'fox', sourceName: 'fox.png', media: { state: 'ready' } });
    expect(original(item.id)).toBe(fs.realpathSync(file));
    expect(fs.existsSync(studio.libraryFolder.item(item.id))).toBe(false);
    expect(rowOf(item.id)).toMatchObject({ reference: 'there', sizeBytes: fs.statSync(file).size });
    const { sizeBytes, kinds } = await studio.library.storage();
    expect([sizeBytes, kinds]).toEqual([0, [{ kind: 'image', count: 1, sizeBytes: 0 }]]);
    expect(studio.library.overview()).toMatchObject({ total: 1, sizeBytes: 0, sizes: [] });
  });

  it('is one item however often it is added, and another one once it is in the bin', async () => {
    const file = fileAt('fox.png');
    const [first, second] = [await referenced(file), await referenced(file)];
    expect(second.id).toBe(first.id);
    openOrganisation(context, { jobs: studio.jobs }).bin({ refs: [itemRef(first.id)] });
    expect((await referenced(file)).id).not.toBe(first.id);
  });

  it('is still there, as it was, when its item is deleted for good', async () => {
    const file = fileAt('fox.png');
    const before = await sha256OfFile(file);
    const { id } = await referenced(file);
    openOrganisation(context, { jobs: studio.jobs }).bin({ refs: [itemRef(id)] });
    await studio.library.deleteForGood({ ids: [id] });
    expect(await sha256OfFile(file)).toBe(before);
    expect(context.db.all('SELECT * FROM referenced_files')).toEqual([]);
  });

  it('is refused where it lies in the library, is empty or is not there, with nothing stored', async () => {
    const inside = path.join(studio.libraryFolder.incoming(), 'fox.png');
    fs.writeFileSync(inside, twoColours('png'));
    await expect(referenced(inside)).rejects.toMatchObject({ data: { reason: 'reference_in_library' } });
    fs.symlinkSync(inside, path.join(outside, 'link.png'));
    await expect(referenced(path.join(outside, 'link.png'))).rejects.toMatchObject({
      data: { reason: 'reference_in_library' },
    });
    await expect(referenced(fileAt('empty.png', Buffer.alloc(0)))).rejects.toMatchObject({ code: 'AUDIO_EMPTY' });
    await expect(referenced(path.join(outside, 'none.png'))).rejects.toMatchObject({ code: 'FILE_MISSING' });
    expect(studio.library.count({ query: '' })).toBe(0);
  });

  it('is what import makes of files where the settings say so', async () => {
    const file = fileAt('fox.png');
    const importOnce = async (asReference?: boolean) => {
      const ticket = context.shell.issueTicket(file);
      const [result] = await studio.library.import({ tickets: [ticket], asReference });
      return await whenRead(result!.item!.id);
    };
    expect(rowOf((await importOnce()).id)).toMatchObject({ reference: null });
    expect(rowOf((await importOnce(true)).id)).toMatchObject({ reference: 'there' });
  });
});

describe('a look at a file outside', () => {
  it('notices that it is gone, says so, and that it came back', async () => {
    const file = fileAt('fox.png');
    const { id } = await referenced(file);
    fs.renameSync(file, `${file}.away`);
    expect(await studio.library.lookAtFile({ id })).toBe('missing');
    expect(rowOf(id)).toMatchObject({ reference: 'missing', mediaState: 'ready' });
    expect(() => original(id)).toThrow(
      expect.objectContaining({
        code: 'FILE_MISSING',
        data: { id, fileName: 'fox.png', reason: 'reference' },
      }) as Error,
    );
    expect(fs.existsSync(studio.library.mediaFile({ id, variant: 'thumbnail' }).file)).toBe(true);
    expect(await studio.library.check()).toEqual([{ problem: 'reference_missing', id, title: 'fox' }]);
    fs.renameSync(`${file}.away`, file);
    expect(await studio.library.check()).toEqual([]);
    expect(original(id)).toBe(fs.realpathSync(file));
  });

  it('tells other bytes from another time alone', async () => {
    const file = fileAt('fox.png');
    const { id } = await referenced(file);
    touch(file);
    expect(await studio.library.lookAtFile({ id })).toBe('there');
    const bytes = fs.readFileSync(file);
    bytes[bytes.length - 1]! ^= 1;
    fs.writeFileSync(file, bytes);
    expect(await studio.library.check()).toEqual([{ problem: 'reference_changed', id, title: 'fox' }]);
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_CHANGED' }) as Error);
    fs.writeFileSync(file, 'longer than before'.repeat(100));
    expect(await studio.library.lookAtFile({ id })).toBe('changed');
  });

  it('says nothing of an item whose file is in the library', async () => {
    const { id } = await studio.library.importFile({ file: fileAt('fox.png'), fileName: 'fox.png' });
    expect(await studio.library.lookAtFile({ id })).toBeNull();
  });
});

describe('a file outside that nobody has compared', () => {
  it('is not given to anybody once it is another, although nobody has looked, and that is noticed', async () => {
    const file = fileAt('fox.png');
    const { id } = await referenced(file);
    fs.writeFileSync(file, twoColours('png', 80, 80));
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_CHANGED' }) as Error);
    await vi.waitFor(() => expect(rowOf(id)).toMatchObject({ reference: 'changed' }));
    fs.rmSync(file);
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_MISSING' }) as Error);
    await vi.waitFor(() => expect(rowOf(id)).toMatchObject({ reference: 'missing' }));
  });

  it('is used after a rebuild only where its bytes have the hash that the sidecar names', async () => {
    const [own, secret] = [fileAt('fox.png'), fileAt('secret.txt', Buffer.from('a key'))];
    const { id } = await referenced(own);
    const rebuilt = (changes: string) =>
      context.db.write((tx) => tx.run(`UPDATE referenced_files SET modified_at_ms = -1${changes}`));
    rebuilt('');
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_CHANGED' }) as Error);
    expect(await studio.library.lookAtFile({ id })).toBe('there');
    expect(original(id)).toBe(fs.realpathSync(own));
    rebuilt(`, path = '${secret}', size_bytes = 5`);
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_CHANGED' }) as Error);
    expect(await studio.library.lookAtFile({ id })).toBe('changed');
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_CHANGED' }) as Error);
    rebuilt(`, path = 'secret.txt'`);
    expect(() => original(id)).toThrow(expect.objectContaining({ code: 'FILE_MISSING' }) as Error);
  });
});
