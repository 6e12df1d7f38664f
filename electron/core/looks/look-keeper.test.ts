import fs from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { openImageDesk, type ImageDesk } from '../images/test-data/image-desk.ts';
import type { BackgroundWork } from '../changes/work-through.ts';
import { createLookKeeper } from './create-look-keeper.ts';

let desk: ImageDesk;
let keeper: BackgroundWork;
beforeEach(async () => {
  desk = await openImageDesk();
  keeper = keeperOf();
});
afterEach(async () => {
  await keeper.stop();
  await desk.end();
});

const keeperOf = () => createLookKeeper(desk.now().context, { media: desk.now().studio.media });
const found = (query: string) =>
  desk
    .now()
    .studio.library.list({ query, sort: 'closest', offset: 0, limit: 50 })
    .map(({ title }) => title);
const details = (id: ItemId) => desk.now().studio.library.details({ id });
const db = () => desk.now().context.db;

/** A sky, a sun at a place and a ground, each of a colour. */
function landscape(
  { sky = '#87b5e8', sun = '#f5c542', ground = '#3f7d3a', sunX = 0.3 },
  width = 480,
  height = 320,
): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ground;
  context.fillRect(0, height * 0.65, width, height);
  context.fillStyle = sun;
  context.beginPath();
  context.arc(width * sunX, height * 0.3, height * 0.16, 0, Math.PI * 2);
  context.fill();
  return canvas.toBuffer('image/png');
}

async function cut(bytes: Buffer): Promise<Buffer> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(Math.round(image.width * 0.4), Math.round(image.height * 0.4));
  // 80 % of it, small, and as a poor JPEG.
  const [width, height] = [image.width * 0.8, image.height * 0.8];
  canvas.getContext('2d').drawImage(image, 0, image.height * 0.2, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/jpeg', 40);
}

it('finds images by colour once their thumbnails were read, and says their colours', async () => {
  const day = await desk.imported(landscape({}), 'day.png');
  await desk.imported(landscape({ sky: '#1c1030', ground: '#101010', sun: '#e9e4d8' }), 'night.png');
  expect([found('kind:image colour:blue'), details(day).colours]).toEqual([[], []]);
  expect(await keeper.step()).toBe(false);
  expect(found('colour:blue')).toEqual(['day']);
  expect(found('colour:green')).toEqual(['day']);
  expect(found('color:BLACK')).toEqual(['night']);
  expect(found('colour:pink')).toEqual([]);
  // The sun is a detail, but a shade may be one.
  expect(found('colour:#f5c542')).toEqual(['day']);
  expect(details(day).colours).toHaveLength(3);
  expect(details(day).colours[0]).toMatch(/^#[89]\w{2}/u);
  expect(desk.now().studio.library.count({ query: 'colour:blue' })).toBe(1);
});

it('finds what looks like an image, the copy first, and not what does not', async () => {
  const original = landscape({});
  const day = await desk.imported(original, 'day.png');
  await desk.imported(landscape({ sunX: 0.75, ground: '#56803a' }), 'other sun.png');
  await desk.imported(await cut(original), 'copy.jpg');
  await desk.imported(landscape({ sky: '#2a0f0f', ground: '#d8d0c0', sun: '#ff5a2a' }), 'red.png');
  await keeper.step();
  expect(found(`similar:${day}`)).toEqual(['day', 'copy', 'other sun']);
  expect(found(`similar:${day} colour:red`)).toEqual([]);
  expect(found('similar:nothing')).toEqual([]);
});

/** Images that look like one that was read, as if they had been imported. */
function storeCopies(of: ItemId, count: number): void {
  desk.now().context.db.write((tx) => {
    for (let copy = 0; copy < count; copy += 1) {
      const id = `copy-${String(copy).padStart(4, '0')}`;
      tx.run(
        `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms) VALUES (:id, 'image', :id, 'ready', 1, 1)`,
        { id },
      );
      tx.run('DELETE FROM unread_looks WHERE item_id = :id', { id });
      const values = { id, of };
      tx.run(
        'INSERT INTO image_looks (item_id, descriptor) SELECT :id, descriptor FROM image_looks WHERE item_id = :of',
        values,
      );
      tx.run(
        `INSERT INTO image_colours (item_id, place, name, lightness, a, b, share)
         SELECT :id, place, name, lightness, a, b, share FROM image_colours WHERE item_id = :of`,
        values,
      );
    }
  });
}

it('compares many images in slices, between which others are answered, and says the same as at once', async () => {
  const day = await desk.imported(landscape({}), 'day.png');
  await desk.imported(landscape({ sunX: 0.75, ground: '#56803a' }), 'other sun.png');
  await keeper.step();
  storeCopies(day, 2500);
  const { library } = desk.now().studio;
  const atOnce = found(`similar:${day}`);
  expect(atOnce).toHaveLength(50);
  // Another question, so that this one is asked anew.
  expect(found('similar:nothing')).toEqual([]);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const query = { query: `similar:${day}` };
  await Promise.all([library.prepare(query), library.prepare(query)]);
  isDone = true;
  expect(turns).toBeGreaterThan(3);
  expect(found(`similar:${day}`)).toEqual(atOnce);
});

it('compares anew once more looks are stored', async () => {
  const day = await desk.imported(landscape({}), 'day.png');
  await keeper.step();
  const query = { query: `similar:${day}` };
  await desk.now().studio.library.prepare(query);
  expect(found(query.query)).toEqual(['day']);
  storeCopies(day, 1);
  await desk.now().studio.library.prepare(query);
  expect(found(query.query)).toEqual(['day', 'copy-0000']);
});

it('reads what was there before, in the next program too, and what is gone no more', async () => {
  const ids = [
    await desk.imported(landscape({}), 'a.png'),
    await desk.imported(landscape({ sky: '#402020' }), 'b.png'),
  ];
  expect(db().all('SELECT item_id FROM unread_looks')).toHaveLength(2);
  desk.now().context.db.write((tx) => tx.run('DELETE FROM items WHERE id = :id', { id: ids[1]! }));
  await keeper.step();
  expect(db().all('SELECT item_id FROM unread_looks')).toEqual([]);
  expect(db().all('SELECT item_id AS id FROM image_looks')).toEqual([{ id: ids[0] }]);
  desk.now().context.db.write((tx) => tx.run('DELETE FROM items'));
  expect(db().all('SELECT item_id FROM image_colours')).toEqual([]);
});

it('reads a thumbnail that is no image once, and the others all the same', async () => {
  const broken = await desk.imported(landscape({}), 'broken.png');
  const whole = await desk.imported(landscape({}), 'whole.png');
  const { media, library } = desk.now().studio;
  fs.writeFileSync(media.imageThumbnail(broken)!.file, 'no image');
  expect(await keeper.step()).toBe(false);
  expect(db().all('SELECT item_id FROM unread_looks')).toEqual([]);
  expect(library.ids({ query: 'colour:blue', sort: 'newest', offset: 0, limit: 9 })).toEqual([whole]);
});

it('waits for a thumbnail that is not drawn yet, and looks again when a file was read anew', async () => {
  const id = await desk.imported(landscape({}), 'a.png');
  const { media } = desk.now().studio;
  const { file } = media.imageThumbnail(id)!;
  fs.renameSync(file, `${file}.away`);
  expect(await keeper.step()).toBe(false);
  expect(found('colour:blue')).toEqual([]);
  fs.renameSync(`${file}.away`, file);
  await keeper.step();
  expect(found('colour:blue')).toEqual(['a']);
  db().write((tx) => tx.run('UPDATE items SET media_facts = media_facts WHERE id = :id', { id }));
  expect(db().all('SELECT item_id FROM unread_looks')).toHaveLength(1);
});

it('finds what can be read behind many that have no thumbnail yet', async () => {
  const id = await desk.imported(landscape({}), 'a.png');
  db().write((tx) => {
    for (let index = 0; index < 450; index++) {
      const clip = { id: `clip-${index}` };
      tx.run(
        `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms) VALUES (:id, 'clip', :id, 'none', 1, 1)`,
        clip,
      );
      tx.run('INSERT OR IGNORE INTO unread_looks (item_id) VALUES (:id)', clip);
    }
  });
  expect(await keeper.step()).toBe(false);
  expect([found('colour:blue'), details(id).colours.length > 0]).toEqual([['a'], true]);
});

it('works by itself once it is started, as soon as something changes', async () => {
  keeper.start();
  const told = desk.now().context.changes.subscribe({ signal: AbortSignal.timeout(60_000) });
  const id = await desk.imported(landscape({}), 'a.png');
  for await (const batch of told) {
    if (batch.some((change) => change.ids.includes(id)) && details(id).colours.length > 0) break;
  }
  expect(found('colour:blue')).toEqual(['a']);
});
