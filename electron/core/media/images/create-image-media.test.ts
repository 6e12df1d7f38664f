import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeProcessStarter } from '../../../../shared/processes/node-process-starter.ts';
import { createImageMedia, type ImageMedia } from './create-image-media.ts';
import { twoColours } from './test-data/pictures.ts';

let folder: string;
let media: ImageMedia;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-thumbnails-'));
  media = open();
});
afterEach(() => {
  media.disposeImages();
  fs.rmSync(folder, { recursive: true, force: true });
});

const open = (processes = nodeProcessStarter) =>
  createImageMedia({ processes, thumbnailOf: (id) => path.join(folder, `${id}.thumbnail.webp`) });
const prepare = async (bytes: Buffer, mediaId = 'a') => {
  const file = path.join(folder, 'original');
  fs.writeFileSync(file, bytes);
  return await media.prepareImage({ mediaId, file, fileName: 'fox.png' });
};

it('reads size and format, and makes a small image that shows the same', async () => {
  expect(await prepare(twoColours('jpeg', 1600, 900))).toEqual({
    mediaType: 'image',
    format: 'jpeg',
    widthPx: 1600,
    heightPx: 900,
  });
  const { file, contentType } = media.imageThumbnail('a')!;
  const small = await loadImage(fs.readFileSync(file));
  expect([contentType, small.width, small.height]).toEqual(['image/webp', 512, 288]);
  const context = createCanvas(512, 288).getContext('2d');
  context.drawImage(small, 0, 0);
  const [left, right] = [100, 400].map((x) => context.getImageData(x, 140, 1, 1).data);
  expect([left![0]! > 180, left![2]! < 80, right![0]! < 80, right![2]! > 180]).toEqual([true, true, true, true]);
});

it('leaves a small image as small as it is', async () => {
  await prepare(twoColours('webp', 40, 30));
  const small = await loadImage(fs.readFileSync(media.imageThumbnail('a')!.file));
  expect([small.width, small.height]).toEqual([40, 30]);
});

it('refuses what is no image, and what only begins like one, with nothing left behind', async () => {
  const damaged = twoColours('png', 300, 300).fill(0, 33);
  for (const bytes of [Buffer.from('<html>'), damaged, twoColours('jpeg').subarray(0, 300)]) {
    const failure = { code: 'INVALID_INPUT', data: { reason: 'image_unreadable', fileName: 'fox.png' } };
    await expect(prepare(bytes)).rejects.toMatchObject(failure);
  }
  expect(fs.readdirSync(folder)).toEqual(['original']);
  expect(media.imageThumbnail('a')).toBeNull();
});

it('does not decode an image whose header promises far more pixels than memory holds', async () => {
  const bomb = twoColours('png');
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  media = open({
    start: () => {
      throw new Error('started');
    },
  });
  expect(await prepare(bomb)).toMatchObject({ widthPx: 60_000, heightPx: 60_000 });
  expect(media.imageThumbnail('a')).toBeNull();
});

it('ends with a decoder that breaks, and reads the next image', async () => {
  let count = 0;
  media = open({
    start: (request) => {
      const child = nodeProcessStarter.start(request);
      if ((count += 1) === 1) child.kill();
      return child;
    },
  });
  await expect(prepare(twoColours('png'))).rejects.toMatchObject({ data: { reason: 'image_unreadable' } });
  expect(await prepare(twoColours('png'), 'b')).toMatchObject({ widthPx: 64 });
});

it('is cancelled, also while it waits for its turn', async () => {
  const file = path.join(folder, 'original');
  fs.writeFileSync(file, twoColours('png'));
  const controller = new AbortController();
  const both = ['a', 'b'].map((mediaId) =>
    media.prepareImage({ mediaId, file, fileName: 'fox.png', signal: controller.signal }),
  );
  controller.abort();
  for (const { status, ...rest } of await Promise.allSettled(both)) {
    expect([status, rest]).toMatchObject(['rejected', { reason: { code: 'CANCELLED' } }]);
  }
  expect(fs.readdirSync(folder)).toEqual(['original']);
});
