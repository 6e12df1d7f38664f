import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GenerationId, ItemId } from '../../../shared/domain/ids.ts';
import { type ImageDesk, openImageDesk } from '../images/test-data/image-desk.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let desk: ImageDesk;
beforeEach(async () => {
  desk = await openImageDesk();
});
afterEach(() => desk.end());

const kept = () => desk.now().generations;
const fileOf = (id: ItemId) => desk.now().studio.library.mediaFile({ id, variant: 'original' }).file;
const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Items of a generation whose images have been read, and so hashed. */
async function itemsOf(id: GenerationId): Promise<ItemId[]> {
  const ids = desk
    .now()
    .images.get({ id })
    .results.flatMap(({ itemId }) => itemId ?? []);
  await desk.now().untilRead(ids);
  return ids;
}

/** What was asked for so long ago. */
const age = (ms: number) =>
  desk
    .now()
    .context.db.write((tx) => tx.run('UPDATE remote_tasks SET submitted_at_ms = submitted_at_ms - :ms', { ms }));

describe('a file of a result that was lost', () => {
  it('is downloaded again byte for byte, without asking for another image', async () => {
    const { id } = await desk.generate(3);
    const [, second] = await itemsOf(id);
    const [file, hash] = [fileOf(second!), hashOf(fileOf(second!))];
    fs.rmSync(file);
    expect(kept().downloadableUntil({ id: second! })).toBeGreaterThan(Date.now() + DAY_MS / 2);
    await Promise.all([kept().downloadAgain({ id: second! }), kept().downloadAgain({ id: second! })]);
    expect(hashOf(file)).toBe(hash);
    expect(await desk.now().studio.library.isFileMissing({ id: second! })).toBe(false);
    expect(desk.asked).toHaveLength(1);
  });

  it('comes of the request that gave it, where results were asked for again', async () => {
    desk.script.submit = ({ n }, response) => desk.answer(response, n === 3 ? 1 : n, n);
    const started = await desk.generate(3);
    await desk.retry(started);
    const ids = await itemsOf(started.id);
    expect(ids).toHaveLength(3);
    const hashes = ids.map((item) => hashOf(fileOf(item)));
    for (const [index, item] of ids.entries()) {
      const file = fileOf(item);
      fs.rmSync(file);
      await kept().downloadAgain({ id: item });
      expect(hashOf(file)).toBe(hashes[index]);
    }
    expect(desk.asked).toHaveLength(2);
  });

  it('is used as it is now where the service sends it otherwise', async () => {
    const { id } = await desk.generate(2);
    const [first] = await itemsOf(id);
    const file = fileOf(first!);
    fs.rmSync(file);
    desk.script.file = (_number, response) => response.writeHead(200).end(twoColours('jpeg', 300, 200));
    await kept().downloadAgain({ id: first! });
    await desk.now().untilRead([first!]);
    expect(desk.now().studio.library.get({ id: first! }).media).toMatchObject({ facts: { widthPx: 300 } });
    expect(fileOf(first!)).toBe(file);
  });

  it('cannot be had after its link is over, while it is there, or of what nobody generated', async () => {
    const { id } = await desk.generate(1);
    const [item] = await itemsOf(id);
    await expect(kept().downloadAgain({ id: item! })).rejects.toMatchObject({ data: { reason: 'not_referenced' } });
    const imported = await desk.imported(twoColours('png', 40, 40));
    expect(kept().downloadableUntil({ id: imported })).toBeNull();
    fs.rmSync(fileOf(item!));
    age(DAY_MS + 1);
    expect(kept().downloadableUntil({ id: item! })).toBeNull();
    await expect(kept().downloadAgain({ id: item! })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(desk.downloads).toHaveLength(1);
  });

  it('leaves nothing behind where the service has deleted it earlier', async () => {
    const { id } = await desk.generate(1);
    const [item] = await itemsOf(id);
    const file = fileOf(item!);
    fs.rmSync(file);
    desk.script.file = (_number, response) => response.writeHead(404).end();
    await expect(kept().downloadAgain({ id: item! })).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    expect(fs.existsSync(file)).toBe(false);
    expect(await desk.now().studio.library.isFileMissing({ id: item! })).toBe(true);
  });
});
