import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReadOnly, mountSmallDisk } from '../../testing/file-system/small-disk.ts';
import { createMedia } from '../create-media.ts';
import { ffmpeg, writeClicks } from '../testing/click-recording.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-bad-'));
const clicks = path.join(folder, 'clicks.wav');
const mediaFolder = path.join(folder, 'media');
const cacheFolder = path.join(folder, 'cache');
const media = createMedia({ mediaFolder: () => mediaFolder, cacheFolder });

beforeAll(() => writeClicks(clicks));
afterAll(async () => {
  await media.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, bytes: string | Uint8Array) => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const leftovers = () =>
  [mediaFolder, cacheFolder].flatMap((each) => readdirSync(each)).filter((name) => name.includes('part'));

test('an empty file is told apart from an unreadable one', async () => {
  await expect(media.prepare({ mediaId: 'a', file: write('empty.wav', '') })).rejects.toMatchObject({
    code: 'AUDIO_EMPTY',
  });
});

test('text named .mp3 is refused with the formats that are read', async () => {
  const file = write('text.mp3', 'This is no sound at all.\n'.repeat(1000));
  await expect(media.prepare({ mediaId: 'a', file })).rejects.toMatchObject({
    code: 'AUDIO_UNREADABLE',
    data: { formats: expect.arrayContaining(['MP3', 'WAV']) },
  });
});

test('a video without sound is told so', async () => {
  const file = path.join(folder, 'silent.mp4');
  ffmpeg('-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=10:duration=1', file);
  await expect(media.prepare({ mediaId: 'a', file })).rejects.toMatchObject({ code: 'AUDIO_NO_TRACK' });
});

test('of a file that breaks off, what is there is used', async () => {
  for (const name of ['cut.flac', 'cut.wav', 'cut.ogg', 'cut.mp3']) {
    const file = path.join(folder, name);
    ffmpeg('-i', clicks, file);
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    const facts = await media.prepare({ mediaId: 'cut', file });
    expect({ name, truncated: facts.truncated }).toEqual({ name, truncated: true });
    expect(facts.durationMs).toBeGreaterThan(5000);
    expect(facts.durationMs).toBeLessThan(8000);
  }
});

test('an MP4 cut before its header has nothing to use, one cut behind it has', async () => {
  const last = path.join(folder, 'last.m4a');
  const first = path.join(folder, 'first.m4a');
  ffmpeg('-i', clicks, '-c:a', 'aac', last);
  ffmpeg('-i', clicks, '-c:a', 'aac', '-movflags', '+faststart', first);
  truncateSync(last, 20_000);
  truncateSync(first, Math.floor(readFileSync(first).length / 2));
  await expect(media.prepare({ mediaId: 'a', file: last })).rejects.toMatchObject({ code: 'AUDIO_TRUNCATED' });
  expect(await media.prepare({ mediaId: 'a', file: first })).toMatchObject({ truncated: true });
});

test('two megabytes of tags and odd names change nothing', async () => {
  const tagged = Buffer.concat([id3(2_000_000), readFileSync(mp3())]);
  const names = ['会议录音 🎙️.mp3', `${'n'.repeat(246)}.mp3`, `-i it's "quoted" & $(x).mp3`, ' leading and trailing '];
  for (const [index, name] of names.entries()) {
    const facts = await media.prepare({ mediaId: `name-${index}`, file: write(name, tagged) });
    expect(facts).toMatchObject({ container: 'mp3', durationMs: 13_000 });
  }
});

test('a foreign format behind a name that looks like an option goes through ffmpeg', async () => {
  const file = path.join(folder, '-y concat:x.wma');
  ffmpeg('-i', clicks, '-f', 'asf', `file:${file}`);
  expect(await media.prepare({ mediaId: 'a', file })).toMatchObject({ container: 'other', codec: 'wmav2' });
});

test('a playlist cannot make ffmpeg read other files', async () => {
  const secret = path.join(folder, 'secret.ts');
  ffmpeg('-i', clicks, '-c:a', 'aac', '-f', 'mpegts', secret);
  const list = `#EXTM3U\n#EXT-X-TARGETDURATION:13\n#EXTINF:13,\n${secret}\n#EXT-X-ENDLIST\n`;
  expect(spawnSync('ffprobe', ['-v', 'error', write('list.m3u8', list)]).status).toBe(0);
  await expect(media.prepare({ mediaId: 'a', file: path.join(folder, 'list.m3u8') })).rejects.toMatchObject({
    code: 'AUDIO_UNREADABLE',
  });
});

test('a missing file and one that changes while it is read are failures of the file', async () => {
  await expect(media.prepare({ mediaId: 'a', file: path.join(folder, 'nowhere.wav') })).rejects.toMatchObject({
    code: 'FILE_MISSING',
    data: { fileName: 'nowhere.wav' },
  });
  for (const [change, code] of [
    [(file: string) => unlinkSync(file), 'FILE_MISSING'],
    [(file: string) => truncateSync(file, 100_000), 'FILE_CHANGED'],
  ] as const) {
    const file = path.join(folder, 'changing.flac');
    ffmpeg('-stream_loop', '20', '-i', clicks, file);
    let isChanged = false;
    const onProgress = () => {
      if (!isChanged) change(file);
      isChanged = true;
    };
    await expect(media.prepare({ mediaId: 'changing', file, onProgress })).rejects.toMatchObject({ code });
    expect(media.peaks('changing')).toBeNull();
  }
  expect(leftovers()).toEqual([]);
});

test('cancelling stops at once and leaves nothing half-written', async () => {
  const file = path.join(folder, 'long.flac');
  ffmpeg('-stream_loop', '40', '-i', clicks, file);
  const controller = new AbortController();
  const work = media.prepare({
    mediaId: 'long',
    file,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(work).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(media.peaks('long')).toBeNull();
  expect(leftovers()).toEqual([]);
});

test('a full disk is told so and leaves nothing half-written', async ({ skip }) => {
  const cramped = path.join(folder, 'small-disk');
  mkdirSync(cramped);
  const disk = mountSmallDisk(skip, cramped, { sizeKb: 200 });
  const small = createMedia({ mediaFolder: () => mediaFolder, cacheFolder: cramped });
  try {
    await expect(small.prepare({ mediaId: 'full', file: clicks })).rejects.toMatchObject({ code: 'DISK_FULL' });
    expect(readdirSync(cramped)).toEqual([]);
  } finally {
    await small.dispose();
    disk.unmount();
  }
});

test('a folder that cannot be written to is named', async ({ skip }) => {
  const locked = path.join(folder, 'locked');
  mkdirSync(locked);
  const disk = makeReadOnly(skip, locked);
  const other = createMedia({ mediaFolder: () => mediaFolder, cacheFolder: locked });
  try {
    await expect(other.prepare({ mediaId: 'ro', file: clicks })).rejects.toMatchObject({
      code: 'FOLDER_READ_ONLY',
      data: { folder: 'locked' },
    });
  } finally {
    await other.dispose();
    disk.unmount();
  }
});

test('an id that leads out of the folder is refused', async () => {
  await expect(media.remove('../escape')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(() => media.peaks('a/b')).toThrow('This media ID isn’t valid');
});

test('the content decides what a file is, not its name', async () => {
  const file = path.join(folder, 'really-a-flac.mp4');
  const flac = path.join(folder, 'real.flac');
  ffmpeg('-i', clicks, flac);
  copyFileSync(flac, file);
  expect(await media.prepare({ mediaId: 'named', file })).toMatchObject({ container: 'flac' });
});

function mp3(): string {
  const file = path.join(folder, 'plain.mp3');
  ffmpeg('-i', clicks, '-b:a', '128k', file);
  return file;
}

/** An ID3v2 tag of that many bytes, full of sync words. */
function id3(bytes: number): Buffer {
  const tag = Buffer.alloc(bytes, 0xff);
  tag.write('ID3\x04\0\0', 'latin1');
  for (let index = 0; index < 4; index += 1) tag[6 + index] = ((bytes - 10) >> (7 * (3 - index))) & 0x7f;
  return tag;
}
