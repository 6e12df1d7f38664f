import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wavHeader } from '../../../shared/audio/wav.ts';
import { parsePeaks } from '../../../shared/domain/media/peaks.ts';
import type { Media } from '../media/media.ts';
import { openMedia } from '../open-media.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { createSounds } from './create-sounds.ts';

let context: TestContext;
let folder: string;
let media: Media;

beforeEach(() => {
  context = openTestContext();
  folder = path.join(context.folders.cache, 'sounds');
  ({ media } = openMedia(context));
});
afterEach(async () => {
  await media.dispose();
  context.end();
});

const open = (maxBytes?: number) => createSounds(context, { media, ...(maxBytes === undefined ? {} : { maxBytes }) });

function tone(milliseconds: number): Buffer {
  const samples = Int16Array.from({ length: milliseconds * 16 }, (_, index) => 16_384 * Math.sin(index / 8));
  const header = wavHeader({ sampleRate: 16_000, channels: 1, dataBytes: samples.byteLength });
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

describe('kept sounds', () => {
  it('are found by what they were made of, also after a restart, with peaks and exact length', async () => {
    const kept = await open().add({ key: 'voice a, hello', fileName: 'preview.wav', bytes: tone(500) });
    expect(kept).toMatchObject({ durationMs: 500, sizeBytes: 16_080 });
    const sounds = open();
    expect(sounds.find('voice a, hello')).toEqual(kept);
    expect(sounds.get(kept.id)).toEqual(kept);
    expect(sounds.find('voice b, hello')).toBeNull();
    const original = sounds.file({ id: kept.id, variant: 'original' });
    expect([fs.readFileSync(original.file).length, original.contentType]).toEqual([16_080, 'audio/wav']);
    const peaks = fs.readFileSync(sounds.file({ id: kept.id, variant: 'peaks' }).file);
    const { max } = parsePeaks(new Uint8Array(peaks).buffer);
    expect(max[10]).toBeCloseTo(0.5, 1);
  });

  it('are taken from files, and what is no sound is not kept', async () => {
    const sounds = open();
    const file = path.join(context.folder, 'mix.wav');
    fs.writeFileSync(file, tone(100));
    await sounds.add({ key: 'mix', fileName: 'mix.wav', file, move: true });
    expect(fs.existsSync(file)).toBe(false);
    const broken = sounds.add({ key: 'broken', fileName: 'broken.mp3', bytes: Buffer.from('no sound at all') });
    await expect(broken).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    expect(sounds.find('broken')).toBeNull();
    expect(fs.readdirSync(folder)).toHaveLength(2);
  });

  it('make room for new ones, the longest unused first', async () => {
    const sounds = open(40_000);
    const [a, b] = [await sounds.add(sound('a')), await sounds.add(sound('b'))];
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    sounds.find('a');
    await sounds.add(sound('c'));
    expect([sounds.get(a.id) !== null, sounds.get(b.id) !== null]).toEqual([true, false]);
    expect(() => sounds.file({ id: b.id, variant: 'original' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }) as Error,
    );
    expect(fs.readdirSync(folder)).toHaveLength(4);
  });

  it('are gone when the user empties the cache, and half-written ones when the program starts', async () => {
    const sounds = open();
    const { id } = await sounds.add(sound('a'));
    const file = sounds.file({ id, variant: 'original' }).file;
    fs.rmSync(file);
    expect(sounds.find('a')).toBeNull();
    fs.writeFileSync(path.join(folder, '.half'), 'x');
    fs.writeFileSync(file, tone(10));
    fs.rmSync(path.join(folder, `${id}.peaks`));
    expect(open().find('a')).toBeNull();
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

const sound = (key: string) => ({ key, fileName: 'sound.wav', bytes: tone(500) });
