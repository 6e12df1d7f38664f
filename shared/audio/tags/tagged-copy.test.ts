import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bytesSource, joinBytes } from '../byte-source.ts';
import { openAudio } from '../open-audio.ts';
import { readProvenanceTag } from './provenance-tag.ts';
import { taggedCopy } from './tagged-copy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tagged-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TAGS = { title: 'Lamp – 海', comment: 'Generated', provenance: '{"a":"ü 🌊"}' };

/** A second of a tone as ffmpeg writes it. */
function made(name: string, ...options: string[]): Uint8Array {
  const file = path.join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=440:d=1.0001:r=24000', ...options, file]);
  return Uint8Array.from(readFileSync(file));
}

async function tagged(bytes: Uint8Array): Promise<Uint8Array | null> {
  const copy = await taggedCopy(bytesSource(bytes), TAGS);
  return copy && joinBytes([copy.head, bytes.subarray(copy.start), copy.tail]);
}

async function samplesOf(bytes: Uint8Array): Promise<number[]> {
  const samples: number[] = [];
  for await (const [first] of (await openAudio(bytesSource(bytes))).blocks()) samples.push(...(first ?? []));
  return samples;
}

for (const [name, ...options] of [
  ['plain.mp3', '-id3v2_version', '0', '-write_xing', '0'],
  ['tagged.mp3', '-metadata', 'title=Before'],
  ['newer.mp3', '-id3v2_version', '4', '-metadata', 'title=Before'],
  ['plain.wav'],
  ['odd.wav', '-c:a', 'pcm_u8', '-metadata', 'title=Before'],
  ['plain.flac'],
  ['tagged.flac', '-metadata', 'title=Before', '-metadata', 'comment=Before'],
] as const) {
  it(`gives ${name} tags that other programs read, and keeps its sound`, async () => {
    const before = made(name, ...options);
    const after = await tagged(before);
    if (!after) throw new Error('It was not understood.');
    expect(await readProvenanceTag(bytesSource(after))).toBe(TAGS.provenance);
    const was = await samplesOf(before);
    expect(await samplesOf(after)).toEqual(was);
    const file = path.join(folder, `after-${name}`);
    writeFileSync(file, after);
    execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
    const answer = execFileSync('ffprobe', ['-v', 'error', '-show_format', '-of', 'json', file]);
    const { tags } = (JSON.parse(String(answer)) as { format: { tags: Record<string, string> } }).format;
    expect(Object.values(tags)).toContain(TAGS.provenance);
    expect(tags['title'] ?? tags['TITLE']).toBe(TAGS.title);
  });
}

it.each(['mp3', 'flac'])(
  'puts a cover into a %s, in place of an earlier one, that other programs show',
  async (format) => {
    const cover = path.join(folder, 'cover.jpg');
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=red:s=40x30', '-frames:v', '1', cover]);
    let bytes = made(`covered.${format}`);
    const was = await samplesOf(bytes);
    for (let time = 0; time < 2; time++) {
      const copy = await taggedCopy(bytesSource(bytes), { ...TAGS, cover: Uint8Array.from(readFileSync(cover)) });
      if (!copy) throw new Error('It was not understood.');
      bytes = joinBytes([copy.head, bytes.subarray(copy.start), copy.tail]);
    }
    expect(await samplesOf(bytes)).toEqual(was);
    const file = path.join(folder, `after-covered.${format}`);
    writeFileSync(file, bytes);
    const answer = execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', file]);
    const { streams } = JSON.parse(String(answer)) as { streams: Record<string, unknown>[] };
    const pictures = streams.filter(({ codec_type: type }) => type === 'video');
    expect(pictures).toMatchObject([{ codec_name: 'mjpeg', width: 40, height: 30, disposition: { attached_pic: 1 } }]);
  },
);

it('leaves alone what it does not understand', async () => {
  const wav = made('whole.wav');
  const streamed = wav.slice();
  streamed.fill(0xff, 4, 8);
  for (const bytes of [streamed, wav.subarray(0, wav.length - 2), made('a.ogg'), new Uint8Array(0), new Uint8Array(40)])
    expect(await tagged(bytes)).toBeNull();
  const flac = made('cut.flac');
  for (let end = 0; end < 200; end++) await tagged(flac.subarray(0, end));
});
