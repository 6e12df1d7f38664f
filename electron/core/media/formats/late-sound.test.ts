import path from 'node:path';
import { expect, test } from 'vitest';
import { CLICK_TIMES_MS, CLICKS_DURATION_MS, ffmpeg } from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';

const { folder, clicks, heardOf } = useClicks('late-sound', 48_000);

const PICTURE = ['-f', 'lavfi', '-i', 'color=c=blue:s=32x32:r=25:d=16'];
/** Containers beside a picture, with codecs that they usually hold. */
const FORMATS: [string, string[]][] = [
  ['late.ts', ['-c:v', 'mpeg2video', '-c:a', 'aac']],
  ['late-mp2.ts', ['-c:v', 'mpeg2video', '-c:a', 'mp2']],
  ['late-ac3.ts', ['-c:v', 'mpeg2video', '-c:a', 'ac3']],
  ['late.mpg', ['-c:v', 'mpeg2video', '-c:a', 'mp2']],
  ['late.avi', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
  ['late-ac3.avi', ['-c:v', 'mpeg4', '-c:a', 'ac3']],
  ['late.wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
  ['late.flv', ['-c:v', 'flv', '-c:a', 'libmp3lame', '-ar', '44100']],
  ['late.mkv', ['-c:v', 'mpeg4', '-c:a', 'aac']],
  ['late-ac3.mkv', ['-c:v', 'mpeg4', '-c:a', 'ac3']],
  ['late.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus']],
  ['late.mov', ['-c:v', 'mpeg4', '-c:a', 'pcm_s16le']],
  ['late.mp4', ['-c:v', 'mpeg4', '-c:a', 'aac']],
  ['late-mp3.mp4', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
  ['late-fragments.mp4', ['-c:v', 'mpeg4', '-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']],
  ['late.ogv', ['-c:v', 'libtheora', '-c:a', 'libvorbis']],
];

const within50Ms = (heard: readonly number[], expected: readonly number[]) =>
  heard.length === expected.length && heard.every((time, index) => Math.abs(time - (expected[index] ?? 0)) < 50);

test.each(FORMATS)('sound that begins 2 s after the picture begins late: %s', async (name, make) => {
  ffmpeg(...PICTURE, '-itsoffset', '2', '-i', clicks, '-map', '0:v', '-map', '1:a', ...make, path.join(folder, name));
  const { facts, clicksMs: heard, playedMs } = await heardOf(name);
  const played = playedMs ?? heard;
  const expected = CLICK_TIMES_MS.map((time) => time + 2000);
  expect({ name, heard, right: within50Ms(heard, expected) }).toMatchObject({ right: true });
  expect({ name, played, right: within50Ms(played, expected) }).toMatchObject({ right: true });
  expect(Math.abs(facts.durationMs - CLICKS_DURATION_MS - 2000)).toBeLessThan(150);
});

// What is left out here cannot hold a hole the way ffmpeg writes it.
test.each(FORMATS.filter(([name]) => !/ogv|mov|late-mp3.mp4/.test(name)))(
  'a hole of 2 s in the time stamps is silence: %s',
  async (late, make) => {
    const name = late.replace('late', 'hole');
    const hole = ['-af', "aselect='not(between(t,4,6))'"];
    ffmpeg(...PICTURE, '-i', clicks, '-map', '0:v', '-map', '1:a', ...hole, ...make, path.join(folder, name));
    const { clicksMs: heard, playedMs } = await heardOf(name);
    const played = playedMs ?? heard;
    expect({ name, heard, right: within50Ms(heard, CLICK_TIMES_MS) }).toMatchObject({ right: true });
    expect({ name, played, right: within50Ms(played, CLICK_TIMES_MS) }).toMatchObject({ right: true });
  },
);
