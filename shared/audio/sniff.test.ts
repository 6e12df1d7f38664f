import { expect, test } from 'vitest';
import { bytesSource } from './byte-source.ts';
import { openAudio } from './open-audio.ts';
import { sniff } from './sniff.ts';
import { toInt16, WAV_HEADER_BYTES, wavFile, wavHeader } from './wav.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('sync words in text, pictures and noise do not pass for MP3 or AAC', async () => {
  const noise = Uint8Array.from({ length: 60_000 }, (_, index) => (index * index * 31 + index * 7) & 255);
  noise.fill(0xff, 1000, 1100);
  expect(await sniff(bytesSource(noise))).toBeNull();
  expect(await sniff(bytesSource(latin('{"name": "not sound"}\n'.repeat(500))))).toBeNull();
  expect(await sniff(bytesSource(latin('RIFF\0\0\0\0AVI LIST')))).toBeNull();
});

test('containers are known by their bytes', async () => {
  const heads: [string, string][] = [
    ['RIFF\0\0\0\0WAVEfmt ', 'wav'],
    ['RF64\xff\xff\xff\xffWAVEds64', 'wav'],
    ['FORM\0\0\0\0AIFCFVER', 'aiff'],
    ['fLaC\0\0\0\x22        ', 'flac'],
    ['OggS\0\x02          ', 'ogg'],
    ['\0\0\0\x20ftypisom    ', 'mp4'],
    ['\x1a\x45\xdf\xa3        ', 'webm'],
    ['caff\0\x01\0\0desc    ', 'caf'],
  ];
  for (const [head, container] of heads) expect(await sniff(bytesSource(latin(head)))).toEqual({ container, start: 0 });
});

test('a WAV is read back as it was written, also with a header of a stream that never knew its length', async () => {
  const samples = Float32Array.of(0, 0.5, -0.5, 1, -1, 2);
  const file = wavFile(samples, 16_000);
  const read = async () => {
    const audio = await openAudio(bytesSource(file));
    const blocks: number[] = [];
    for await (const [channel] of audio.blocks()) blocks.push(...(channel ?? []));
    return blocks;
  };
  const expected = Array.from(toInt16([samples]), (value) => value / 32_768);
  expect(await read()).toEqual(expected);
  new DataView(file.buffer).setUint32(76, 0xffff_ffff, true);
  expect(await read()).toEqual(expected);
});

test('the header of a file beyond 4 GiB is RF64 of the same size and is understood', async () => {
  const dataBytes = 5 * 2 ** 30;
  const header = wavHeader({ sampleRate: 48_000, channels: 2, dataBytes });
  expect(header).toHaveLength(WAV_HEADER_BYTES);
  const source = {
    size: WAV_HEADER_BYTES + dataBytes,
    read: (offset: number, length: number) => Promise.resolve(header.subarray(offset, offset + length)),
  };
  expect((await openAudio(source)).durationMs).toBeCloseTo((dataBytes / 4 / 48_000) * 1000, 3);
});
