import path from 'node:path';
import { expect, test } from 'vitest';
import { clickOnsetsMs, decodeWithFfmpeg, ffmpeg, readAnalysisCopy } from '../testing/click-recording.ts';
import { useClicks } from '../testing/use-clicks.ts';

const { folder, clicks, media } = useClicks('audio-tracks', 48_000);

/** A file whose first track is silent; `marked` is the number of the one that it asks players to choose. */
function twoTracks(name: string, make: readonly string[], marked: number): string {
  const file = path.join(folder, name);
  const silent = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo:d=13', '-i', clicks, '-map', '0:a', '-map', '1:a'];
  const marks = [0, 1].flatMap((index) => [`-disposition:a:${index}`, index + 1 === marked ? 'default' : '0']);
  const named = ['-metadata:s:a:0', 'language=ita', '-metadata:s:a:1', 'language=eng'];
  ffmpeg(...silent, ...marks, ...named, ...make, file);
  return file;
}

const CONTAINERS: [string, string[]][] = [
  ['two.mp4', ['-c:a', 'aac']],
  ['two.mov', ['-c:a', 'pcm_s16le']],
  ['two.mkv', ['-c:a', 'flac']],
  ['two.webm', ['-c:a', 'libopus']],
  ['two-ac3.mkv', ['-c:a', 'ac3']],
];

test.each(CONTAINERS)('the marked track of %s is read, the other one where it is asked for', async (name, make) => {
  for (const marked of [1, 2]) {
    const file = twoTracks(`${marked}-${name}`, make, marked);
    const mediaId = path.basename(file).replace('.', '-');
    const facts = await media.prepare({ mediaId, file });
    expect(facts).toMatchObject({ track: marked, isSilent: marked === 1, needsPlaybackCopy: true });
    expect(facts.tracks?.map(({ number, isDefault, channels }) => [number, isDefault, channels])).toEqual([
      [1, marked === 1, 2],
      [2, marked === 2, 1],
    ]);
    expect(facts.tracks?.map(({ language }) => language?.slice(0, 2))).toEqual(['it', 'en']);
    const source = { mediaId, file, track: 2 };
    expect(await media.prepare(source)).toMatchObject({ track: 2, isSilent: false });
    expect(clickOnsetsMs(readAnalysisCopy(await media.analysis(source)))).toHaveLength(4);
    expect(clickOnsetsMs(decodeWithFfmpeg(media.playbackCopy(mediaId)?.file ?? ''))).toHaveLength(4);
    const target = path.join(folder, `${mediaId}.cut.wav`);
    const spans = [{ startMs: 0, endMs: 5000 }];
    const cut = await media.cutSample({ ...source, spans, target, maxBytes: 1e7, maxMs: 10_000 });
    expect(cut.sound.peakDb).toBeGreaterThan(-12);
    await expect(media.prepare({ mediaId, file, track: 3 })).rejects.toMatchObject({ code: 'AUDIO_NO_TRACK' });
  }
});

test('a file with one track says nothing of tracks and refuses another number', async () => {
  const facts = await media.prepare({ mediaId: 'one', file: clicks });
  expect(facts.tracks).toBeUndefined();
  expect(facts.isSilent).toBe(false);
  await expect(media.prepare({ mediaId: 'one', file: clicks, track: 2 })).rejects.toMatchObject({
    code: 'AUDIO_NO_TRACK',
    data: { track: 2, tracks: 1 },
  });
});
