import { joinBytes } from '../../../shared/audio/byte-source.ts';
import type { Song, SongRequest } from '../composer.ts';
import { estimateGain } from '../mastering/estimate-gain.ts';
import { createStereoLimiter } from '../../../shared/audio/treatment/stereo-limiter.ts';
import { BLOCK_SAMPLES, SONG_RATE_HZ } from '../mixing/render-options.ts';
import { renderSong } from '../mixing/render-song.ts';
import { composeSong } from './compose-song.ts';
import { createSongEncoder } from './encode-song.ts';
import type { SongTools } from './make-song.ts';
import { endingBy } from './song-facts.ts';
import { createEndTrimmer } from './end-trimmer.ts';

/** Sound of one piece, about. */
const PIECE_SECONDS = 0.5;

/**
 * Makes a song and gives its bytes while it is played. It is as loud as a whole one but for what was not foreseen, since
 * loudness is estimated before. A watermark belongs to whole songs only (gaps.md G10).
 */
export async function streamSong(
  request: Omit<SongRequest, 'signal'>,
  { sounds, checkpoint }: SongTools,
  give: (bytes: Uint8Array) => void,
): Promise<Song> {
  const { style, score, facts } = composeSong(request);
  const limiter = createStereoLimiter(estimateGain({ score, style, sounds }, checkpoint), SONG_RATE_HZ);
  const encoder = await createSongEncoder(request.format, { isWhole: false });
  const renderer = renderSong({ score, style, sounds });
  const trimmer = createEndTrimmer();
  let pieces: Uint8Array[] = [];
  let given = 0;
  for (let from = 0; from < renderer.lengthSamples; from += BLOCK_SAMPLES) {
    checkpoint();
    for (const block of trimmer.push(limiter.push(renderer.next()))) pieces.push(encoder.add(block));
    if (from - given < PIECE_SECONDS * SONG_RATE_HZ) continue;
    give(joinBytes(pieces));
    pieces = [];
    given = from;
  }
  for (const block of [...trimmer.push(limiter.flush()), ...trimmer.flush()]) pieces.push(encoder.add(block));
  pieces.push(encoder.finish().rest);
  give(joinBytes(pieces));
  const durationMs = Math.round((trimmer.lengthSamples() / SONG_RATE_HZ) * 1000);
  return { bytes: new Uint8Array(0), durationMs, facts: endingBy(facts, durationMs) };
}
