import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clickOnsetsMs, decodeWithFfmpeg, ffmpeg } from '../testing/click-recording.ts';
import { withAacConfig } from '../testing/mp4-surgery.ts';
import { useClicks } from '../testing/use-clicks.ts';

const { folder, heardOf } = useClicks('he-aac');

/** The recording of clicks in HE-AAC, encoded by the reference encoder: version 1, and version 2 with parametric stereo. */
const STREAMS = { v1: 13_142, v2: 13_189 };
type Version = keyof typeof STREAMS;
const streamOf = (version: Version) =>
  path.join(import.meta.dirname, `../../../../shared/audio/test-data/he-aac/clicks-${version}.aac`);

/** Bits of given widths, filled up to whole bytes. */
function bits(...fields: [value: number, width: number][]): Uint8Array {
  const text = fields.map(([value, width]) => value.toString(2).padStart(width, '0')).join('');
  return Uint8Array.from(text.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** The four ways to say what a stream is (ISO/IEC 14496-3, section 1.6.5): core of 22.05 kHz in mono, 44.1 kHz with its bands. */
const CORE: [number, number][] = [
  [7, 4],
  [1, 4],
];
const CONFIGS: Record<string, (version: Version) => Uint8Array> = {
  'not at all': () => bits([2, 5], ...CORE, [0, 3]),
  hierarchically: (version) => bits([version === 'v1' ? 5 : 29, 5], ...CORE, [4, 4], [2, 5], [0, 3]),
  'hierarchically, with the rate spelled out': (version) =>
    bits([version === 'v1' ? 5 : 29, 5], [15, 4], [22_050, 24], [1, 4], [4, 4], [2, 5], [0, 3]),
  compatibly: (version) => {
    const stereo: [number, number][] =
      version === 'v2'
        ? [
            [0x548, 11],
            [1, 1],
          ]
        : [];
    return bits([2, 5], ...CORE, [0, 3], [0x2b7, 11], [5, 5], [1, 1], [4, 4], ...stereo);
  },
};
const VERSIONS = Object.keys(STREAMS) as Version[];

/** Read by our own decoders, as long as it is, with its clicks where a player has them. */
async function expectRead(name: string, version: Version): Promise<void> {
  const { facts, clicksMs } = await heardOf(name);
  const expected = clickOnsetsMs(decodeWithFfmpeg(streamOf(version)));
  expect(facts.container).not.toBe('other');
  expect({ sampleRateHz: facts.sampleRateHz, channels: facts.channels }).toEqual({ sampleRateHz: 22_050, channels: 1 });
  expect(Math.abs(facts.durationMs - STREAMS[version])).toBeLessThan(60);
  expect(clicksMs).toHaveLength(expected.length);
  expect(clicksMs.filter((time, index) => Math.abs(time - (expected[index] ?? 0)) > 50)).toEqual([]);
}

const container = (version: Version, name: string) => {
  ffmpeg('-i', streamOf(version), '-c', 'copy', path.join(folder, name));
  return readFileSync(path.join(folder, name));
};

test.each(VERSIONS)('a raw stream of HE-AAC %s has its whole length', async (version) => {
  writeFileSync(path.join(folder, `raw-${version}.aac`), readFileSync(streamOf(version)));
  await expectRead(`raw-${version}.aac`, version);
});

test.each(VERSIONS)('HE-AAC %s in Matroska has its whole length', async (version) => {
  container(version, `${version}.mkv`);
  await expectRead(`${version}.mkv`, version);
});

test.each(VERSIONS.flatMap((version) => Object.keys(CONFIGS).map((way) => [version, way] as const)))(
  'HE-AAC %s that an MP4 signals %s has its whole length, without ffmpeg',
  async (version, way) => {
    const name = `${version}-${Object.keys(CONFIGS).indexOf(way)}.m4a`;
    const config = CONFIGS[way]!(version);
    const bytes = await withAacConfig(container(version, name), config);
    writeFileSync(path.join(folder, name), bytes);
    await expectRead(name, version);
  },
);
