import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { twoColours } from '../../media/images/test-data/pictures.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { ticketShell } from '../../testing/ticket-shell.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';

let context: TestContext;
let studio: TestLibrary;
let outside: string;
beforeEach(() => {
  context = openTestContext({ shell: ticketShell() });
  outside = fs.realpathSync(context.folder);
  studio = openTestLibrary(context);
  studio.openJobs.start({ adopt: true });
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

/** Images of one size in bytes, whatever they show. */
const picture = (mark: number): Buffer => Buffer.concat([twoColours('png', 64, 48), Buffer.from([mark])]);

function fileAt(name: string, bytes: Buffer): string {
  const file = path.join(outside, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  return file;
}

async function whenRead(id: ItemId) {
  for (const job of studio.jobs.list({ limit: 50 })) {
    if (job.itemId === id) await studio.jobs.whenEnded({ id: job.id });
  }
  return studio.library.get({ id });
}

async function referenced(name: string, bytes: Buffer) {
  const file = fileAt(name, bytes);
  const { id } = await studio.library.importFile({ file, fileName: path.basename(file), asReference: true });
  await whenRead(id);
  return { id, file };
}
const original = (id: ItemId) => studio.library.mediaFile({ id, variant: 'original' }).file;
const relink = (id: ItemId, file: string, replaces = false) => studio.library.relink({ id, file, replaces });

describe('an item whose file was moved', () => {
  it('is pointed at the new place, whatever the file is called there', async () => {
    const { id, file } = await referenced('fox.png', picture(1));
    const moved = path.join(outside, 'renamed.png');
    fs.renameSync(file, moved);
    await studio.library.lookAtFile({ id });
    await relink(id, moved);
    expect(original(id)).toBe(moved);
    expect(studio.library.rows({ ids: [id] })[0]).toMatchObject({ reference: 'there', title: 'fox' });
  });

  it('takes no other file, until that is said to replace the one it had', async () => {
    const { id } = await referenced('fox.png', picture(1));
    const other = fileAt('owl.png', twoColours('png', 80, 80));
    await expect(relink(id, other)).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { reason: 'other_content', fileName: 'owl.png', wanted: 'fox.png' },
    });
    expect(path.basename(original(id))).toBe('fox.png');
    await relink(id, other, true);
    expect(await whenRead(id)).toMatchObject({
      sourceName: 'owl.png',
      media: { state: 'ready', facts: { widthPx: 80, heightPx: 80 } },
    });
    expect(original(id)).toBe(other);
  });

  it('gets a ticket for the file that was refused, and no path', async () => {
    const { id } = await referenced('fox.png', picture(1));
    const other = fileAt('owl.png', picture(2));
    const ticket = context.shell.issueTicket(other);
    const refused = await studio.library.relinkTicket({ id, ticket, replaces: false }).catch((error: unknown) => error);
    expect(JSON.stringify(refused)).not.toContain(outside);
    const { data } = refused as { data: { ticket: typeof ticket } };
    await studio.library.relinkTicket({ id, ticket: data.ticket, replaces: true });
    expect(original(id)).toBe(other);
  });

  it('is not replaced by a file of another kind, and an item of the library by none', async () => {
    const { id } = await referenced('fox.png', picture(1));
    await expect(relink(id, fileAt('notes.txt', Buffer.from('words')), true)).rejects.toMatchObject({
      data: { reason: 'other_kind' },
    });
    const copied = await studio.library.importFile({ file: fileAt('owl.png', picture(2)), fileName: 'owl.png' });
    await expect(relink(copied.id, path.join(outside, 'fox.png'))).rejects.toMatchObject({
      data: { reason: 'not_referenced' },
    });
  });

  it('is read when its file is found that was missing before it could be', async () => {
    const file = fileAt('fox.png', picture(1));
    await studio.openJobs.dispose();
    const { id } = await studio.library.importFile({ file, fileName: 'fox.png', asReference: true });
    fs.renameSync(file, `${file}.away`);
    await studio.stop();
    studio = openTestLibrary(context);
    studio.openJobs.start({ adopt: true });
    expect(await whenRead(id)).toMatchObject({ media: { state: 'failed', failure: { code: 'FILE_MISSING' } } });
    await relink(id, `${file}.away`);
    expect(await whenRead(id)).toMatchObject({ media: { state: 'ready' } });
  });

  it('is used as it is now where the change is said to be meant', async () => {
    const { id, file } = await referenced('fox.png', picture(1));
    fs.writeFileSync(file, twoColours('png', 80, 80));
    expect(await studio.library.lookAtFile({ id })).toBe('changed');
    await studio.library.relink({ id, replaces: true });
    expect(await whenRead(id)).toMatchObject({ media: { state: 'ready', facts: { widthPx: 80 } } });
    expect(await studio.library.check()).toEqual([]);
  });
});

describe('a search of a folder', () => {
  it('finds many files by their bytes, and leaves alone what is where it was', async () => {
    const items = [];
    for (const mark of [1, 2, 3, 4]) items.push(await referenced(`in/${mark}.png`, picture(mark)));
    const [first, second, third, fourth] = items;
    fs.mkdirSync(path.join(outside, 'new/deep/er'), { recursive: true });
    fs.renameSync(first!.file, path.join(outside, 'new/a.png'));
    fs.renameSync(second!.file, path.join(outside, 'new/deep/er/1.png'));
    fs.rmSync(third!.file);
    fs.copyFileSync(fourth!.file, path.join(outside, 'new/4.png'));
    const result = await studio.library.relinkInFolder({ folder: path.join(outside, 'new') });
    expect(result).toEqual({ relinkedCount: 2, leftCount: 1 });
    expect([first, second, fourth].map((item) => path.relative(outside, original(item!.id)))).toEqual([
      path.join('new', 'a.png'),
      path.join('new', 'deep', 'er', '1.png'),
      path.join('in', '4.png'),
    ]);
  });

  it('looks for the given items alone, ends when it is told to, and says when there is no such folder', async () => {
    const [one, other] = [await referenced('in/1.png', picture(1)), await referenced('in/2.png', picture(2))];
    fs.renameSync(path.join(outside, 'in'), path.join(outside, 'new'));
    const folder = path.join(outside, 'new');
    const signal = AbortSignal.abort();
    await expect(studio.library.relinkInFolder({ folder, signal })).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(await studio.library.relinkInFolder({ folder, ids: [one.id] })).toEqual({ relinkedCount: 1, leftCount: 0 });
    await expect(studio.library.relinkInFolder({ folder: `${folder}-none` })).rejects.toMatchObject({
      code: 'FILE_MISSING',
    });
    expect(await studio.library.relinkInFolder({ folder })).toEqual({ relinkedCount: 1, leftCount: 0 });
    expect(original(other.id)).toBe(path.join(folder, '2.png'));
  });
});
